import { CreateReportInput, CreateReportOutput } from '../contract/report.ts';
import { ServiceError } from '../errors.ts';
import { addressBlock } from '../network/address.ts';
import { endpoint } from './endpoint.ts';

/** Stored characters of the `User-Agent` header. */
const LONGEST_USER_AGENT = 200;
// eslint-disable-next-line no-control-regex -- control characters are exactly what is looked for
const CONTROLS = /[\u0000-\u001f\u007f-\u009f]/g;

/** An empty form field counts as absent. */
const unlessEmpty = (text: string | undefined): string | undefined => (text === '' ? undefined : text);

export const createReport = endpoint({
  id: 'createReport',
  method: 'POST',
  path: '/report',
  status: 201,
  tag: 'Reports',
  auth: 'none',
  perAddress: { attempts: 'report-attempt', accepted: 'report' },
  errors: ['question_not_found', 'unprocessable_report'],
  summary: 'Report a problem with a question',
  description: `Reports a problem with a question. No key is needed. Identify the question in one of three ways:

- \`questionId\`, if you have it
- \`questionText\`, copied from a screen
- \`questionUrl\`, a public page that shows the question`,
  returns: 'The report was stored.',
  tool: {
    name: 'report',
    title: 'Report a question',
    description: `Reports a problem with a question to the maintainers of the catalogue: a wrong answer, a bad translation, missing attribution or offensive content. It stores a report, so call it only after the user has agreed to what will be sent. Identify the question by questionId; use questionText or questionUrl only if you have no id. In comment, describe what is wrong and what would be right. Set reporterEmail only if the user provides it for this purpose.`,
    output: CreateReportOutput.omit({ meta: true }),
    writes: true,
  },
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
