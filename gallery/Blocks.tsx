import type { ReactNode } from 'react';
import { AssumptionsPanel } from '../src/assumptions/AssumptionsPanel.tsx';
import { IntegrationBreakdown } from '../src/breakdown/IntegrationBreakdown.tsx';
import { CallsToAction, LockedInsights } from '../src/CallsToAction.tsx';
import { DevelopmentResources, IntegrationRequirements } from '../src/calculator/InputCards.tsx';
import { QuickStarts } from '../src/calculator/QuickStarts.tsx';
import { ForecastSection } from '../src/ForecastSection.tsx';
import { ReportRequest } from '../src/reportRequest/ReportRequest.tsx';
import { AnswerCard } from '../src/results/AnswerCard.tsx';
import { CostAnalysis } from '../src/results/CostAnalysis.tsx';
import { SavingsAndTimeline } from '../src/results/SavingsAndTimeline.tsx';
import { ScenarioActions } from '../src/scenario/ScenarioActions.tsx';
import { SplitPanel } from '../src/split/SplitPanel.tsx';

/** Every block of the page, by name. They show what the page's stores hold. */
const blocks = {
  AnswerCard: (
    <AnswerCard>
      <ScenarioActions />
    </AnswerCard>
  ),
  QuickStarts: <QuickStarts onStart={() => {}} />,
  IntegrationRequirements: <IntegrationRequirements />,
  DevelopmentResources: <DevelopmentResources />,
  AssumptionsPanel: (
    <section className="card">
      <AssumptionsPanel />
    </section>
  ),
  CostAnalysis: <CostAnalysis />,
  SavingsAndTimeline: <SavingsAndTimeline />,
  ForecastSection: <ForecastSection />,
  SplitPanel: (
    <section className="card">
      <SplitPanel />
    </section>
  ),
  IntegrationBreakdown: <IntegrationBreakdown />,
  LockedInsights: (
    <LockedInsights>
      <ReportRequest savings={null} files={null} />
    </LockedInsights>
  ),
  CallsToAction: <CallsToAction />,
} satisfies Record<string, ReactNode>;

/** Shows every block below its name. */
export function Blocks() {
  return Object.entries(blocks).map(([name, block]) => (
    <div key={name} className="gallery-item" data-block={name}>
      <p className="gallery-name">{name}</p>
      {block}
    </div>
  ));
}
