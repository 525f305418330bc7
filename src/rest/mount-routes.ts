import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { API_PREFIX } from '../contract/service.ts';
import { DownloadExportOutput } from '../endpoints/exports.ts';
import type { Caller, EndpointResult } from '../endpoints/endpoint.ts';
import { admitAttempt } from '../http/admit-address.ts';
import { admitCaller, type AdmittedCaller } from '../http/admit-caller.ts';
import { countQuestions, createVisitorQueue } from '../http/admit-address.ts';
import type { TransportParts } from '../http/server.ts';
import { answerCheck } from './answer-schema.ts';
import { writeResult } from './envelope.ts';
import { statusOf } from '../http/problem.ts';
import { bytesOf } from '../http/read-input.ts';
import { sendFile } from '../http/send-file.ts';
import type { Route, RouteRequest } from './route.ts';
import { entityTag, onceOnly, sendRepresentation } from '../http/send.ts';
import { routeNotFound, withoutSlash } from '../errors.ts';

type PathRequest = FastifyRequest<{ Params: Record<string, string> }>;

const routeRequest = (request: PathRequest): RouteRequest => ({
  url: request.url,
  path: request.params,
  body: { contentType: request.headers['content-type'], bytes: bytesOf(request) },
});

const callerOf = ({ ip, headers }: PathRequest, admitted: AdmittedCaller | undefined): Caller => ({
  address: ip,
  userAgent: headers['user-agent'],
  key: admitted?.key,
  counted: admitted?.counted,
});

/** The number of questions in a response. */
function questionsIn({ servesQuestions }: Route, { data }: EndpointResult): number {
  if (servesQuestions !== true) return 0;
  return Array.isArray(data) ? data.length : 1;
}

const JSON_TYPE = 'application/json; charset=utf-8';

/** The tag of a response. The request id differs in equal responses. */
function tagOf(body: string, requestId: string): string {
  const at = body.lastIndexOf(requestId);
  return entityTag(body.slice(0, at) + body.slice(at + requestId.length));
}

/** Adds the endpoints of the route table. */
export function mountRoutes(
  app: FastifyInstance,
  routes: readonly Route[],
  parts: TransportParts,
  baseUrl: () => string,
): void {
  const inTurn = createVisitorQueue();
  for (const route of routes) {
    const check = parts.checkAnswers && !route.sendsFile ? answerCheck(route) : undefined;
    const answer = async (
      request: PathRequest,
      reply: FastifyReply,
      admitted?: AdmittedCaller,
    ): Promise<void> => {
      if (admitted?.counted?.refusal !== undefined) throw admitted.counted.refusal;
      const result = await route.run(
        parts.operationParts,
        routeRequest(request),
        callerOf(request, admitted),
      );
      if (admitted !== undefined && admitted.counted === undefined)
        await countQuestions(parts, questionsIn(route, result), request, reply);
      if (route.sendsFile) {
        const { data: file } = DownloadExportOutput.parse(result);
        // A file is written as fast as its reader takes it.
        parts.gate.leave(reply);
        await sendFile(request, reply, {
          ...file,
          modified: new Date(file.madeAt),
          contentType: 'application/gzip',
        });
        return;
      }
      const body = writeResult(
        result,
        request.id,
        baseUrl(),
        route.method === 'GET' ? request.url : undefined,
      );
      check?.(JSON.parse(Buffer.from(body, 'latin1').toString()) as object, result);
      const tag = route.revalidates === true ? tagOf(body, request.id) : undefined;
      const bytes = Buffer.from(body, 'latin1');
      await sendRepresentation(request, reply.code(route.status), onceOnly(JSON_TYPE, bytes, tag));
    };
    app.route<{ Params: Record<string, string> }>({
      method: route.method,
      url: API_PREFIX + route.path,
      handler: async (request, reply) => {
        // The router takes a trailing slash for an empty segment.
        if (route.pathNames.some((name) => request.params[name] === ''))
          throw routeNotFound(withoutSlash(request.url));
        if (route.auth === 'none') {
          reply.header('cache-control', 'no-store');
          const run = (): Promise<void> => answer(request, reply);
          await (route.perAddress === undefined
            ? run()
            : admitAttempt(parts, route.perAddress, request, reply, run));
          return;
        }
        const admitted = await admitCaller(parts, route.auth, request, reply);
        if (admitted.counted === undefined) {
          parts.gate.leave(reply);
          await inTurn(() => answer(request, reply, admitted));
          return;
        }
        try {
          await answer(request, reply, admitted);
        } catch (error) {
          parts.limiter.countResponse(admitted.counted, statusOf(error));
          throw error;
        }
      },
    });
  }
}
