import { z } from 'zod';

import { LONGEST_EMAIL, LONGEST_MAILBOX } from '../contract/account.ts';
import { UuidInput } from '../contract/inputs.ts';
import { LONGEST_REPORT_TEXT, SHORTEST_QUESTION_TEXT } from '../contract/limits.ts';
import { EmptyMeta } from '../contract/meta.ts';
import { withoutInvisible } from '../contract/text.ts';
import { ReportType } from '../contract/vocabulary.ts';
import { ServiceError } from '../errors.ts';
import { addressBlock } from '../network/address.ts';
import { endpoint } from './endpoint.ts';

/**
 * Control characters other than tabs and line breaks. Nobody types them, and the database refuses the null character.
 */
// oxlint-disable-next-line no-control-regex -- control characters are exactly what is looked for
const NO_CONTROLS = /^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]*$/;

/** A text may be this many times longer before it is normalized and trimmed. */
const RAW_LENGTHS = 4;

/**
 * Text that a user typed: without invisible characters, normalized to NFC, with line feeds for line breaks, and trimmed. The length limit applies
 * after that, in code points as in JSON Schema.
 */
const typed = (minimum: number, maximum: number): z.ZodType<string, string> =>
  z
    .string()
    .regex(NO_CONTROLS, { error: 'must not contain control characters', abort: true })
    .refine((text) => text.isWellFormed(), { error: 'must be well-formed Unicode', abort: true })
    // Normalizing a long text of combining marks takes seconds.
    .refine((text) => text.length <= RAW_LENGTHS * maximum, {
      error: `must have at most ${maximum} characters`,
      abort: true,
    })
    .overwrite((text) => withoutInvisible(text).normalize('NFC').replaceAll(/\r\n?/g, '\n').trim())
    .refine((text) => Array.from(text).length >= minimum, `must have at least ${minimum} characters`)
    .refine((text) => Array.from(text).length <= maximum, `must have at most ${maximum} characters`)
    .meta({ ...(minimum === 0 ? {} : { minLength: minimum }), maxLength: maximum });

const URL_CHARACTER = String.raw`(?:[\w.~:!$&'()*+,;=-]|%[\dA-Fa-f]{2})`;

/** The form of RFC 3986. Other characters, such as letters with diacritics, are percent-encoded, as browsers copy them. */
const WEB_ADDRESS = new RegExp(
  String.raw`^https?://(?:${URL_CHARACTER}*@)?${URL_CHARACTER}+(?:[/?](?:${URL_CHARACTER}|[@/?])*)?(?:#(?:${URL_CHARACTER}|[@/?])*)?$`,
);

const WebAddress = z
  .string()
  .max(500)
  .regex(WEB_ADDRESS, {
    error: 'must begin with http:// or https://, with special characters percent-encoded',
    abort: true,
  })
  .refine((text) => URL.canParse(text), 'must be a valid URL')
  .meta({ format: 'uri' });

export const CreateReportInput = z.strictObject({
  type: ReportType.describe(
    '`translation`: mistranslation or distortion. `factual`: wrong answer or premise. `inappropriate`: offensive content. `attribution`: incorrect or missing attribution.',
  ),
  questionId: UuidInput.optional().describe('The reported question. It may have been hidden or merged.'),
  questionText: typed(SHORTEST_QUESTION_TEXT, LONGEST_REPORT_TEXT)
    .optional()
    .describe('Text of the question, if its id is unknown.'),
  questionUrl: WebAddress.optional().describe(
    'Public URL where the question was seen. The service does not open it.',
  ),
  comment: typed(0, LONGEST_REPORT_TEXT).optional().describe('What is wrong, and what would be correct.'),
  reporterEmail: z
    .email()
    .max(LONGEST_EMAIL, { abort: true })
    .refine(
      (address) => address.indexOf('@') <= LONGEST_MAILBOX,
      `must have at most ${LONGEST_MAILBOX} characters before the @`,
    )
    .optional()
    .describe('E-mail address for questions about the report.'),
});
export type CreateReportInput = z.infer<typeof CreateReportInput>;

const CreateReportOutput = z.object({
  received: z.literal(true),
  reportId: z.uuid().describe('Include it when you ask about the report.'),
  meta: EmptyMeta,
});

/** Stored characters of the `User-Agent` header. */
const LONGEST_USER_AGENT = 200;

// oxlint-disable-next-line no-control-regex -- control characters are exactly what is looked for
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
  example: {
    received: true,
    reportId: '019bd4c8-5f33-7b52-8d1e-6a9c0f4e2b71',
    meta: {},
  },
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
