import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import { Accepted, companyName, emailAddress, personName, refusals } from './fields.ts';
import { limits } from './limits.ts';
import { Problem } from './problem.ts';

/** A PDF in base64: it begins with `%PDF-`. */
const PdfData = z
  .string()
  .check(
    z.maxLength(limits.pdfData.max),
    z.regex(/^JVBERi[0-3][A-Za-z0-9+/]+={0,2}$/, 'expected a PDF in base64'),
  );

export const sendRoiReport = {
  method: 'POST',
  path: '/api/send-roi-report',
  summary: 'E-mail a visitor the report of the calculation that they have just saved.',
  body: z.strictObject({
    email: emailAddress(),
    firstName: personName(),
    lastName: personName(),
    companyName: companyName(),
    /** The visitor's own copy; compared with the server's, never mailed on (S5). */
    pdfData: PdfData,
  }),
  replies: { 202: Accepted, ...refusals, 502: Problem },
} as const satisfies Endpoint;
