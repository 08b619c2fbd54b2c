import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import { Accepted, companyName, emailAddress, errorResponses, personName } from './fields.ts';
import { limits } from './limits.ts';
import { Problem } from './problem.ts';

const PdfData = z
  .string()
  .check(
    z.maxLength(limits.pdfData.max),
    z.regex(/^JVBERi[0-3][A-Za-z0-9+/]+={0,2}$/, 'Use a PDF in base64'),
  );

export const sendRoiReport = {
  method: 'POST',
  path: '/api/send-roi-report',
  summary: 'E-mail the report of a calculation to the visitor who saved it.',
  body: z.strictObject({
    email: emailAddress(),
    firstName: personName(),
    lastName: personName(),
    companyName: companyName(),
    /** The visitor's own copy; only compared with the server's, never mailed (S5). */
    pdfData: PdfData,
  }),
  responses: { 202: Accepted, ...errorResponses, 502: Problem },
} as const satisfies Endpoint;
