import { contactFormWebhook } from './contactFormWebhook.ts';
import { demoSubmission } from './demoSubmission.ts';
import { roiCalculation, savedRoiCalculation } from './roiCalculation.ts';
import { sendRoiReport } from './sendRoiReport.ts';

export const contract = {
  demoSubmission,
  roiCalculation,
  savedRoiCalculation,
  contactFormWebhook,
  sendRoiReport,
} as const;
export type Contract = typeof contract;
export type EndpointName = keyof Contract;
