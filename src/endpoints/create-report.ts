import { addressBlock } from '../network/address.ts';
import { CreateReportInput, CreateReportOutput } from '../contract/report.ts';
import { ServiceError } from '../errors.ts';
import { defineOperation } from './endpoint.ts';

/** Stored characters of the `User-Agent` header. */
const LONGEST_USER_AGENT = 200;
// eslint-disable-next-line no-control-regex -- control characters are exactly what is looked for
const CONTROLS = /[\u0000-\u001f\u007f-\u009f]/g;

/** An empty form field counts as absent. */
const unlessEmpty = (text: string | undefined): string | undefined => (text === '' ? undefined : text);

export const createReport = defineOperation({
  summary: 'Report a problem with a question',
  input: CreateReportInput,
  output: CreateReportOutput,
  async run(parts, input, caller) {
    const { type, questionText, questionUrl, comment, reporterEmail } = input;
    const questionId = input.questionId?.toLowerCase();
    if (questionId === undefined && questionText === undefined && questionUrl === undefined)
      throw new ServiceError('unprocessable_report', 'The report does not identify a question.');
    const reportId = await parts.reports.create({
      type,
      questionId,
      questionText,
      questionUrl,
      comment: unlessEmpty(comment),
      reporterEmail,
      senderAddress: addressBlock(caller.address),
      userAgent: unlessEmpty(caller.userAgent?.replaceAll(CONTROLS, '').slice(0, LONGEST_USER_AGENT)),
    });
    if (reportId === undefined)
      throw new ServiceError('question_not_found', `There is no question with the id ${questionId ?? ''}.`);
    return { received: true as const, reportId, meta: {} };
  },
});
