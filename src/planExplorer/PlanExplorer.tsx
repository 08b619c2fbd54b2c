import { useState } from 'react';
import { type Assumptions, billingOf } from '../../contract/assumptions.ts';
import { formatPriceUsd } from '../../contract/format/money.ts';
import { openText, planTerms } from '../../contract/format/planTerms.ts';
import { limits } from '../../contract/limits.ts';
import type { WorkerApi } from '../../worker/workerApi.ts';
import { NumberInput } from '../controls/NumberInput.tsx';
import { SourceList } from '../controls/SourceList.tsx';
import { useWorkerCall } from '../controls/useWorkerCall.tsx';
import { changeAssumptions } from '../estimator/changeAssumptions.ts';
import { changeByPress } from '../estimator/inputHistory.ts';
import { inputs } from '../estimator/inputs.ts';
import { useAnswer } from '../estimator/useAnswer.ts';
import { useStoreSelector } from '../state/useStoreSelector.ts';
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
  const [users, setUsers] = useState<number>(inputs.assumptions?.usersNow ?? limits.users.default);
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
          <Plan
            name={texts.own}
            terms={texts.ownTerms(plans.integrations)}
            plan={plans.own}
            price={{ billing: 'integrations' }}
          />
          {userPlans.map((name) => (
            <Plan
              key={name}
              name={texts[name]}
              terms={texts.userTerms(plans[name].terms)}
              plan={plans[name]}
              price={{ billing: name, usersNow: users, usersAtEnd: undefined }}
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
  /** What makes it the price that counts (E45). */
  price: Assumptions;
}

function Plan({ name, terms, plan, price }: PlanProps) {
  const { usersNow: users } = price;
  const isInUse = useStoreSelector(inputs, ({ assumptions }) => {
    if (billingOf(assumptions) !== price.billing) return false;
    const { usersNow = limits.users.default, usersAtEnd = usersNow } = assumptions ?? {};
    return price.billing === 'integrations' || (usersNow === usersAtEnd && usersNow === users);
  });
  return (
    <div className="plan tile" tabIndex={-1}>
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
      {isInUse ? (
        <p className="hint">{texts.inUse}</p>
      ) : (
        <button
          type="button"
          className="link"
          aria-label={texts.choosePriceOf(name)}
          onClick={({ currentTarget }) => {
            currentTarget.closest<HTMLElement>('.plan')?.focus({ preventScroll: true });
            changeByPress(() => changeAssumptions(price));
          }}
        >
          {texts.choosePrice}
        </button>
      )}
    </div>
  );
}
