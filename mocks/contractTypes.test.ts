import { describe, expectTypeOf, it } from 'vitest';
import * as z from 'zod/mini';
import type { Handlers } from '../backend/handlers/createHandlers.ts';
import { type Contract, contract, type EndpointName } from '../contract/index.ts';
import type { Descriptions } from './panel/describe.ts';

const { demoSubmission, roiCalculation, savedRoiCalculation } = contract;

/** The contract with a part of one endpoint changed; `npm run types` compiles the cases below. */
type With<Name extends EndpointName, Change extends object> = Omit<Contract, Name> & {
  [N in Name]: Omit<Contract[N], keyof Change> & Change;
};

describe('a schema that changes without its mock does not compile', () => {
  it('but one that stays the same does', () => {
    type Same = With<'roiCalculation', Pick<typeof roiCalculation, 'body' | 'responses'>>;
    expectTypeOf<Handlers>().toExtend<Handlers<Same>>();
    expectTypeOf<Descriptions>().toExtend<Descriptions<Same>>();
  });

  it('a body with one field more', () => {
    const body = z.extend(demoSubmission.body, { phone: z.string() });
    type Changed = With<'demoSubmission', { body: typeof body }>;
    expectTypeOf<Descriptions>().not.toExtend<Descriptions<Changed>>();
  });

  it('a body with one field less', () => {
    const body = z.omit(demoSubmission.body, { lastName: true });
    type Changed = With<'demoSubmission', { body: typeof body }>;
    expectTypeOf<Handlers>().not.toExtend<Handlers<Changed>>();
  });

  it('a body whose field has another type', () => {
    const body = z.extend(roiCalculation.body, { timeline: z.string() });
    type Changed = With<'roiCalculation', { body: typeof body }>;
    expectTypeOf<Handlers>().not.toExtend<Handlers<Changed>>();
    expectTypeOf<Descriptions>().not.toExtend<Descriptions<Changed>>();
  });

  it('a response with one field more', () => {
    const { 200: success, ...errorResponses } = savedRoiCalculation.responses;
    const responses = { ...errorResponses, 200: z.extend(success, { savedAt: z.string() }) };
    type Changed = With<'savedRoiCalculation', { responses: typeof responses }>;
    expectTypeOf<Handlers>().not.toExtend<Handlers<Changed>>();
  });

  it('a response that the contract no longer declares', () => {
    const { 422: _gone, ...responses } = roiCalculation.responses;
    type Changed = With<'roiCalculation', { responses: typeof responses }>;
    expectTypeOf<Handlers>().not.toExtend<Handlers<Changed>>();
  });
});
