import { useState } from 'react';
import { formatPriceUsd } from '../../contract/format/money.ts';
import { openText, planTerms } from '../../contract/format/planTerms.ts';
import { limits } from '../../contract/limits.ts';
import type { WorkerApi } from '../../worker/workerApi.ts';
import { NumberInput } from '../controls/NumberInput.tsx';
import { SourceList } from '../controls/SourceList.tsx';
import { useWorkerCall } from '../controls/useWorkerCall.tsx';
import { useAnswer } from '../estimator/useAnswer.ts';
import { planExplorerTexts as texts } from '../texts/deferred/cards.ts';
import { estimateWorker } from '../workers/workers.ts';
import './PlanExplorer.css';

/** Shows the plan's content, and the cost of plans per user. */
export function PlanExplorer() {
  return (
    <>
      <PlanTerms />
      <h3>{texts.perUser}</h3>
      <PlanPrices />
    </>
  );
}

/** Shows the plan's content, its term, and how to leave it, each with its source (E36). */
function PlanTerms() {
  return (
    <>
      <p className="hint">{texts.terms}</p>
      <dl className="plan-terms">
        {planTerms.map((term) => (
          <div key={term.name}>
            <dt>{term.name}</dt>
            <dd>
              <SourceList sources={term.sources ?? []} />
              {openText(term)}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

type UserPlans = Awaited<ReturnType<WorkerApi['explorePlans']>>;

/**
 * The visitor's own plan, which the estimate uses, beside both per-user plans for a number of
 * users, priced by the worker.
 */
function PlanPrices() {
  const discount = useAnswer(({ estimate }) => estimate.assumed.planDiscountPercentage) ?? 0;
  const [users, setUsers] = useState<number>(limits.users.default);
  const integrations = useAnswer(({ estimate }) => estimate.effectiveCount) ?? 0;
  const { response: plans, failure } = useWorkerCall(
    estimateWorker,
    (worker) => worker.explorePlans(users, integrations),
    `${users} ${integrations}`,
    texts.failed,
  );
  return (
    <div className="plan-prices">
      <p className="hint">
        {discount > 0 ? `${texts.intro} ${texts.withoutDiscount(discount)}` : texts.intro}
      </p>
      <NumberInput
        label={texts.users}
        help={texts.usersHelp}
        value={users}
        onChange={(count) => setUsers(count ?? limits.users.min)}
        range={limits.users}
        outOfRange="clamp"
        unit={texts.usersUnit}
      />
      {failure}
      {plans && (
        <div className="plans">
          <Plan name={texts.own} terms={texts.ownTerms(plans.integrations)} plan={plans.own} />
          {userPlans.map((name) => (
            <Plan
              key={name}
              name={texts[name]}
              terms={texts.userTerms(plans[name].terms)}
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
  ['monthlyUsd', texts.perMonth],
  ['setupUsd', texts.setup],
  ['yearOneUsd', texts.year1],
] as const;

const userPlans = ['starter', 'pro'] as const;

/** How the cheaper plan per user compares with the visitor's own in year 1. */
function comparison({ users, own, starter, pro }: UserPlans): string {
  const name = starter.yearOneUsd <= pro.yearOneUsd ? 'starter' : 'pro';
  const extraUsd = { starter, pro }[name].yearOneUsd - own.yearOneUsd;
  return texts.comparison(texts[name], users, extraUsd);
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
