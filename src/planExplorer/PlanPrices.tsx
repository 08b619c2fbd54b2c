import { useState } from 'react';
import { formatPriceUsd } from '../../contract/format/money.ts';
import { limits } from '../../contract/limits.ts';
import type { WorkerApi } from '../../worker/workerApi.ts';
import { NumberInput } from '../controls/NumberInput.tsx';
import { useWorkerCall } from '../controls/useWorkerCall.tsx';
import { inputs } from '../estimator/inputs.ts';
import { useAnswer } from '../estimator/useAnswer.ts';
import { useStoreSelector } from '../state/useStoreSelector.ts';
import { deferredPlanExplorerTexts, planExplorerTexts } from '../texts/deferred/cards.ts';
import { estimateWorker } from '../workers/workers.ts';
import './PlanPrices.css';

type UserPlans = Awaited<ReturnType<WorkerApi['explorePlans']>>;

/**
 * The visitor's own plan, which the estimate uses, beside both per-user plans for a number of
 * users, priced by the worker.
 */
export function PlanPrices() {
  const discount = useStoreSelector(
    inputs,
    ({ assumptions }) => assumptions?.planDiscountPercentage ?? 0,
  );
  const [users, setUsers] = useState<number>(limits.users.default);
  const integrations = useAnswer(({ estimate }) => estimate.effectiveCount) ?? 0;
  const { response: plans, failure } = useWorkerCall(
    estimateWorker,
    (worker) => worker.explorePlans(users, integrations),
    `${users} ${integrations}`,
    planExplorerTexts.failed,
  );
  return (
    <div className="plan-prices">
      <p className="hint">
        {deferredPlanExplorerTexts.intro}
        {discount > 0 && ` ${deferredPlanExplorerTexts.withoutDiscount(discount)}`}
      </p>
      <NumberInput
        label={deferredPlanExplorerTexts.users}
        help={deferredPlanExplorerTexts.usersHelp}
        value={users}
        onChange={(count) => setUsers(count ?? limits.users.min)}
        range={limits.users}
        outOfRange="clamp"
        unit={deferredPlanExplorerTexts.usersUnit}
      />
      {failure}
      {plans && (
        <div className="plans">
          <Plan
            name={deferredPlanExplorerTexts.own}
            terms={deferredPlanExplorerTexts.ownTerms(plans.integrations)}
            plan={plans.own}
          />
          {userPlans.map((name) => (
            <Plan
              key={name}
              name={deferredPlanExplorerTexts[name]}
              terms={deferredPlanExplorerTexts.userTerms(plans[name].terms)}
              plan={plans[name]}
            />
          ))}
          <p role="status">{comparison(plans)}</p>
        </div>
      )}
    </div>
  );
}

const prices = [
  ['monthlyUsd', deferredPlanExplorerTexts.perMonth],
  ['setupUsd', deferredPlanExplorerTexts.setup],
  ['yearOneUsd', deferredPlanExplorerTexts.year1],
] as const;

const userPlans = ['starter', 'pro'] as const;

/** How the cheaper plan per user compares with the visitor's own in year 1. */
function comparison({ users, own, starter, pro }: UserPlans): string {
  const name = starter.yearOneUsd <= pro.yearOneUsd ? 'starter' : 'pro';
  const extraUsd = { starter, pro }[name].yearOneUsd - own.yearOneUsd;
  return deferredPlanExplorerTexts.comparison(deferredPlanExplorerTexts[name], users, extraUsd);
}

interface PlanProps {
  name: string;
  terms: string;
  plan: UserPlans['own'];
}

function Plan({ name, terms, plan }: PlanProps) {
  return (
    <div className="plan tile">
      <h3>{name}</h3>
      <p className="hint">{terms}</p>
      <dl>
        {prices.map(([price, label]) => (
          <div key={price}>
            <dt>{label}</dt>
            <dd>{formatPriceUsd(plan[price])}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
