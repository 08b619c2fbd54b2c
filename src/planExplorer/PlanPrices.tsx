import { useState } from 'react';
import { formatUsd } from '../../contract/format/numbers.ts';
import { limits } from '../../contract/limits.ts';
import type { WorkerApi } from '../../worker/workerApi.ts';
import { NumberInput } from '../controls/NumberInput.tsx';
import { useWorkerCall } from '../controls/useWorkerCall.tsx';
import { inputs } from '../estimator/inputs.ts';
import { useStoreSelector } from '../state/useStoreSelector.ts';
import { deferredPlanExplorerTexts } from '../texts/deferred/cards.ts';
import { planExplorerTexts } from '../texts/results.ts';
import { estimateWorker } from '../workers/workers.ts';
import './PlanPrices.css';

type UserPlans = Awaited<ReturnType<WorkerApi['explorePlans']>>;

/** The prices of both per-user plans for a number of users, computed by the worker. */
export function PlanPrices() {
  const discount = useStoreSelector(
    inputs,
    ({ assumptions }) => assumptions?.planDiscountPercentage ?? 0,
  );
  const [users, setUsers] = useState<number>(limits.users.default);
  const { response: plans, failure } = useWorkerCall(
    estimateWorker,
    (worker) => worker.explorePlans(users),
    users,
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
          <Plan name={deferredPlanExplorerTexts.starter} plan={plans.starter} />
          <Plan name={deferredPlanExplorerTexts.pro} plan={plans.pro} />
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

function Plan({ name, plan }: { name: string; plan: UserPlans['starter'] }) {
  return (
    <div className="plan tile">
      <h3>{name}</h3>
      <p className="hint">{deferredPlanExplorerTexts.terms(plan.terms)}</p>
      <dl>
        {prices.map(([price, label]) => (
          <div key={price}>
            <dt>{label}</dt>
            <dd>{formatUsd(plan[price])}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
