/** One rule broken on one side: `find` stands exactly once in `file`. */
export interface Mutation {
  breaks: string;
  file: string;
  find: string;
  replace: string;
}

/** Rules of the server, dropped or changed; the mocks stay as they are. */
export const onTheServer: Mutation[] = [
  {
    breaks: 'a report goes to the address the calculation was saved with (S4)',
    file: 'server/handlers/sendRoiReport.ts',
    find: '!isSameLine(body.email, saved.email) || ',
    replace: '',
  },
  {
    breaks: 'letter case makes no other address (S4)',
    file: 'server/handlers/sendRoiReport.ts',
    find: '!isSameLine(body.email, saved.email)',
    replace: 'body.email !== saved.email',
  },
  {
    breaks: 'one calculation mails one report (S4)',
    file: 'server/handlers/sendRoiReport.ts',
    find: 'reportOf: saved.id,',
    replace: 'reportOf: null,',
  },
  {
    breaks: 'what the mail provider refuses is a 502 (S6)',
    file: 'server/handlers/sendRoiReport.ts',
    find: "tried?.state === 'dead' ? 502 : 202",
    replace: '202',
  },
  {
    breaks: 'the cookie ends after 30 minutes, to the instant (S4)',
    file: 'server/calculationCookie.ts',
    find: 'Number(expiresAt) > clock.now()',
    replace: 'Number(expiresAt) >= clock.now()',
  },
  {
    breaks: 'how long a form took makes no other request (S7)',
    file: 'server/handlers/once.ts',
    find: '{ ...body, formMilliseconds: undefined }',
    replace: 'body',
  },
  {
    breaks: 'the same body is the same request for ten minutes (S7)',
    file: 'server/handlers/once.ts',
    find: 'now + lifetimes.sameBody',
    replace: 'now + lifetimes.idempotencyKey',
  },
  {
    breaks: 'a key used for another body is refused (S7)',
    file: 'server/store/createStore.ts',
    find: 'return row.body_hash === once.bodyHash',
    replace: 'return row.body_hash',
  },
  {
    breaks: 'the server recomputes the results (S3)',
    file: 'server/handlers/roiCalculation.ts',
    find: 'const computed = { inputs, results, rateCardVersion: rateCard.version };',
    replace:
      'const computed = { inputs, results: calculationResults, rateCardVersion: rateCard.version };',
  },
  {
    breaks: 'saving sets the cookie (S4)',
    file: 'server/handlers/roiCalculation.ts',
    find: "headers: { 'Set-Cookie': cookie.issue(id) },",
    replace: '',
  },
  {
    breaks: 'nothing is told for what a program sent',
    file: 'server/handlers/submit.ts',
    find: 'quarantine ? [] : messages(tells)',
    replace: 'messages(tells)',
  },
  {
    breaks: 'a form that looks automated is refused',
    file: 'server/handlers/submit.ts',
    find: 'if (kept.record.quarantine) return refuse(403, refusalDetails.looksAutomated);',
    replace: '',
  },
  {
    breaks: 'a kept request is a 202 (S1)',
    file: 'server/handlers/submit.ts',
    find: 'status: 202 as const',
    replace: 'status: 200 as const',
  },
  {
    breaks: 'a report counts against the mail limits (S11)',
    file: 'server/handlers/sendRoiReport.ts',
    find: "grant.outcome !== 'granted'",
    replace: 'saved.reportOf',
  },
  {
    breaks: 'a flood of posts is refused (S11)',
    file: 'server/limits/floodGuard.ts',
    find: "ctx.method === 'POST'",
    replace: "ctx.method === 'PUT'",
  },
  {
    breaks: 'a body may be as large as the limit',
    file: 'server/readBody.ts',
    find: 'if (size > limit) throw',
    replace: 'if (size >= limit) throw',
  },
];

/** Rules of the mocks, dropped or changed; the server stays as it is. */
export const inTheMocks: Mutation[] = [
  {
    breaks: 'a report goes to the company the calculation was saved for (S4)',
    file: 'mocks/backend/createBackend.ts',
    find: ' || !isSameLine(body.companyName, saved.company)',
    replace: '',
  },
  {
    breaks: 'a report is asked for while the cookie lives (S4)',
    file: 'mocks/backend/createBackend.ts',
    find: 'cookie && cookie.expiresAt > visit.now ? ',
    replace: 'cookie ? ',
  },
  {
    breaks: 'one calculation mails one report (S4)',
    file: 'mocks/backend/keep.ts',
    find: 'reportOf !== null && kept.reportOf === reportOf',
    replace: 'false',
  },
  {
    breaks: 'a key used for another body is refused (S7)',
    file: 'mocks/backend/keep.ts',
    find: "if (earlier && earlier.body !== once.body) return { outcome: 'keyReused' };",
    replace: '',
  },
  {
    breaks: 'a repeat is remembered to the instant (S7)',
    file: 'mocks/backend/keep.ts',
    find: 'name === once.name && expiresAt > now',
    replace: 'name === once.name && expiresAt >= now',
  },
  {
    breaks: 'how long a form took makes no other request (S7)',
    file: 'mocks/backend/onceOf.ts',
    find: '{ ...body, formMilliseconds: undefined }',
    replace: 'body',
  },
  {
    breaks: 'a difference of results is flagged (S3)',
    file: 'mocks/backend/createBackend.ts',
    find: 'resultsDiffer: !isSameData(results, calculationResults),',
    replace: 'resultsDiffer: false,',
  },
  {
    breaks: 'what a program sent is kept apart',
    file: 'mocks/backend/createBackend.ts',
    find: 'quarantine: detectBot(body),',
    replace: 'quarantine: null,',
  },
  {
    breaks: 'a kept request is a 202 (S1)',
    file: 'mocks/backend/createBackend.ts',
    find: 'status: 202 as const',
    replace: 'status: 201 as const',
  },
  {
    breaks: 'a flood of posts is refused (S11)',
    file: 'mocks/handlers.ts',
    find: "endpoint.method === 'POST' ? await floodGuard(now()) : null",
    replace: 'null',
  },
  {
    breaks: 'a report that is refused uses up no other limit (S11)',
    file: 'mocks/backend/limits.ts',
    find: 'points: count.points - 1',
    replace: 'points: count.points',
  },
  {
    breaks: 'a limit opens again to the instant (S11)',
    file: 'mocks/backend/limits.ts',
    find: 'count.name === name && count.expiresAt > now',
    replace: 'count.name === name && count.expiresAt >= now',
  },
  {
    breaks: 'a form that looks automated is refused',
    file: 'mocks/backend/createBackend.ts',
    find: 'if (kept.record.quarantine) return refuse(403, refusalDetails.looksAutomated);',
    replace: '',
  },
  {
    breaks: 'an Idempotency-Key is checked',
    file: 'mocks/handlers.ts',
    find: 'idempotencyKey !== undefined && !isIdempotencyKey(idempotencyKey)',
    replace: 'false',
  },
  {
    breaks: 'a body is UTF-8',
    file: 'mocks/readBody.ts',
    find: '{ fatal: true }',
    replace: '{ fatal: false }',
  },
  {
    breaks: 'a refusal has the media type of a problem',
    file: 'mocks/answer.ts',
    find: ': problemMediaType',
    replace: ": 'application/json; charset=utf-8'",
  },
];

/** Schemas changed without their mocks: these must not compile. */
export const inTheContract: Mutation[] = [
  {
    breaks: 'a demo request has one field more',
    file: 'contract/demoSubmission.ts',
    find: '  website,\n  email',
    replace: '  website,\n  phone: website,\n  email',
  },
  {
    breaks: 'a report request has one field less',
    file: 'contract/sendRoiReport.ts',
    find: '    pdfData: PdfData,\n',
    replace: '',
  },
  {
    breaks: 'a saved calculation answers one field more',
    file: 'contract/roiCalculation.ts',
    find: '      rateCardVersion: z.string(),\n      inputs: CalculatorInputs,',
    replace:
      '      rateCardVersion: z.string(),\n      savedAt: z.string(),\n      inputs: CalculatorInputs,',
  },
];
