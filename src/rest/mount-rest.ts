import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { PreparedQuestion } from '../contract/question.ts';
import { API_PREFIX } from '../contract/service.ts';
import type { Caller, EndpointResult, PageParameters } from '../endpoints/endpoint.ts';
import { DownloadExportOutput } from '../endpoints/exports.ts';
import { routeNotFound, withoutSlash } from '../errors.ts';
import { admitAttempt, countQuestions, createVisitorQueue } from '../http/admit-address.ts';
import { admitCaller, type AdmittedCaller } from '../http/admit-caller.ts';
import { statusOf } from '../http/problem.ts';
import { bytesOf, queryOf, readQuery, withoutCacheBuster } from '../http/read-input.ts';
import { sendFile } from '../http/send-file.ts';
import { entityTag, onceOnly, sendRepresentation } from '../http/send.ts';
import type { TransportParts } from '../http/server.ts';
import { answerCheck } from './answer-schema.ts';
import { mountDocs } from './docs-page.ts';
import { mountIndex, mountOpenApi } from './documents.ts';
import { ROUTES, type Route, type RouteRequest } from './route.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

/**
 * Adds the REST interface, its index, its OpenAPI document and its reference page.
 *
 * @param baseUrl - the public address without a slash at the end
 */
export function mountRest(app: FastifyInstance, parts: TransportParts, baseUrl: () => string): void {
  mountRoutes(app, ROUTES, parts, baseUrl);
  mountIndex(app, ROUTES, baseUrl);
  mountOpenApi(app, ROUTES, baseUrl);
  mountDocs(app, ROUTES, parts, baseUrl);
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
      const result = await route.run(parts.endpointParts, routeRequest(request), callerOf(request, admitted));
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
      const body = writeResult(result, request.id, baseUrl, route.method === 'GET' ? request.url : undefined);
      check?.(JSON.parse(body.toString()) as object, result);
      const tag = route.revalidates === true ? tagOf(body, request.id) : undefined;
      await sendRepresentation(request, reply.code(route.status), onceOnly(JSON_TYPE, body, tag));
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

/** The number of questions in a response. */
function questionsIn({ servesQuestions }: Route, { data }: EndpointResult): number {
  if (servesQuestions !== true) return 0;
  return Array.isArray(data) ? data.length : 1;
}

const callerOf = ({ ip, headers }: PathRequest, admitted: AdmittedCaller | undefined): Caller => ({
  address: ip,
  userAgent: headers['user-agent'],
  key: admitted?.key,
  counted: admitted?.counted,
});

const routeRequest = (request: PathRequest): RouteRequest => ({
  url: request.url,
  path: request.params,
  body: { contentType: request.headers['content-type'], bytes: bytesOf(request) },
});

/** The tag of a response, without the request id, which differs in equal responses. */
function tagOf(body: Buffer, requestId: string): string {
  const at = body.lastIndexOf(requestId);
  return entityTag(Buffer.concat([body.subarray(0, at), body.subarray(at + requestId.length)]));
}

/**
 * The response body in UTF-8. Questions are already serialised.
 *
 * @param url - the path and query that contain the input; undefined if it was in a body
 */
export function writeResult(
  result: EndpointResult,
  requestId: string,
  baseUrl: () => string,
  url: string | undefined,
): Buffer {
  const { data, ...rest } = result;
  const isList = Array.isArray(data);
  const questions: readonly unknown[] = isList ? data : [data];
  const isPrepared = questions[0] instanceof PreparedQuestion;
  const json = JSON.stringify(wrapResult(isPrepared ? rest : result, requestId, baseUrl, url));
  if (!isPrepared) return Buffer.from(json);
  const [start, end] = isList ? ['{"data":[', '],'] : ['{"data":', ','];
  return joinQuestions(start, questions as readonly PreparedQuestion[], end + json.slice(1));
}

/** Writes each part to its place: joining them as one text first takes twice the time. */
function joinQuestions(start: string, questions: readonly PreparedQuestion[], end: string): Buffer {
  let length = start.length + questions.length - 1 + Buffer.byteLength(end);
  for (const { bytes } of questions) length += bytes.length;
  const body = Buffer.allocUnsafe(length);
  let at = 0;
  let before = start;
  for (const { bytes } of questions) {
    at += body.write(before, at);
    at += body.write(bytes, at, 'latin1');
    before = ',';
  }
  body.write(end, at);
  return body;
}

/**
 * The response body: the endpoint's result, the request id in `meta`, and for paged results `_links`, or cursors in
 * `meta` if the input was in a body.
 */
function wrapResult(
  result: EndpointResult,
  requestId: string,
  baseUrl: () => string,
  url: string | undefined,
): object {
  const { meta, page, ...body } = result;
  if (page === undefined) return { ...body, meta: { ...meta, requestId } };
  if (url === undefined) {
    const cursors = { nextCursor: cursorIn(page.next), prevCursor: cursorIn(page.prev) };
    return { ...body, meta: { ...meta, ...cursors, requestId } };
  }
  const answer = { ...body, meta: { ...meta, requestId } };
  const link = (parameters: PageParameters): string => pageLink(baseUrl(), url, parameters);
  return {
    ...answer,
    _links: {
      ...(page.next === undefined ? {} : { next: link(page.next) }),
      ...(page.prev === undefined ? {} : { prev: link(page.prev) }),
    },
  };
}

const cursorIn = (page: PageParameters | undefined): string | null =>
  (typeof page === 'string' ? page : page?.cursor) ?? null;

/** Absolute URL of a neighbouring page: the request's own with other values for these parameters. */
function pageLink(baseUrl: string, url: string, page: PageParameters): string {
  const changed = typeof page === 'string' ? { cursor: page } : page;
  const [path = API_PREFIX] = url.split('?', 1);
  const kept = readQuery(withoutCacheBuster(queryOf(url)))
    .filter((pair) => !(pair.name in changed))
    .map((pair) => pair.raw);
  const set = Object.entries(changed).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${value}`],
  );
  return `${baseUrl}${path}?${[...kept, ...set].join('&')}`;
}

type PathRequest = FastifyRequest<{ Params: Record<string, string> }>;
