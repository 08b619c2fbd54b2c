import type { Contract, EndpointName } from '../../contract/index.ts';

/**
 * Method and path of each endpoint. They are repeated here so that the page does not load the
 * contract's schemas for five paths; a value that differs from the contract does not compile.
 */
export const endpoints = {
  demoSubmission: { method: 'POST', path: '/api/demo-submission' },
  roiCalculation: { method: 'POST', path: '/api/roi-calculation' },
  savedRoiCalculation: { method: 'GET', path: '/api/roi-calculation/{id}' },
  contactFormWebhook: { method: 'POST', path: '/api/webhook/contact-form' },
  sendRoiReport: { method: 'POST', path: '/api/send-roi-report' },
} as const satisfies { [N in EndpointName]: Pick<Contract[N], 'method' | 'path'> };
