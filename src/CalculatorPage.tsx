import { useEffect } from 'react';
import { subscribe } from 'valtio';
import { Assumptions, LazyWaitingLine, WaitingPress } from './assumptions/Assumptions.tsx';
import { IntegrationBreakdown } from './breakdown/IntegrationBreakdown.tsx';
import { CallsToAction, LockedInsights } from './CallsToAction.tsx';
import {
  CurrencyChoice,
  DevelopmentResources,
  IntegrationRequirements,
} from './calculator/InputCards.tsx';
import { FailureNote } from './controls/FailureNote.tsx';
import { lazyInPlace } from './controls/lazy.ts';
import { LazyDemoDialog } from './demoRequest/LazyDemoDialog.tsx';
import './embed/Framed.css';
import { inputs, useShownCurrency } from './estimator/inputs.ts';
import { results } from './estimator/results.ts';
import { retryEstimate } from './estimator/startEstimator.ts';
import { LazyDerivation } from './explanations/Amount.tsx';
import { ForecastSection } from './ForecastSection.tsx';
import { ScheduleDemoButton } from './navigation/demoDialog.tsx';
import { LazyPrintSheet } from './printing/LazyPrintSheet.tsx';
import { QuickStarts } from './quickStarts/QuickStarts.tsx';
import { ReportRequest } from './reportRequest/ReportRequest.tsx';
import { AnswerCard, currencyNote } from './results/AnswerCard.tsx';
import { CostAnalysis } from './results/CostAnalysis.tsx';
import { LazyAnswerAnnouncer, LazyDock } from './results/LazyResults.tsx';
import { SavingsAndTimeline, SavingsTiles } from './results/SavingsAndTimeline.tsx';
import { SiteFooter, SiteHeader } from './SiteFrame.tsx';
import { LazyScenario } from './scenario/LazyScenario.tsx';
import { FileDownloads, ScenarioActions } from './scenario/ScenarioActions.tsx';
import { useStoreSelector } from './state/useStoreSelector.ts';
import { pageTexts } from './texts/page.ts';
import { resultsTexts } from './texts/results.ts';
import './whyChoose/WhyChoose.css';
import './withoutScript.css';

/** The reasons are prerendered and never change, so their script loads with the first change. */
export const lazyWhyChoose = lazyInPlace(() =>
  import('./whyChoose/WhyChoose.tsx').then((module) => module.WhyChoose),
);

/** The whole calculator; of the result blocks a view shows those that name it (P1, index.html). */
export function CalculatorPage() {
  useShownCurrency();
  useEffect(() => {
    import('./whyChoose/drawings.css').catch(console.warn);
    return subscribe(inputs, () => lazyWhyChoose.request(console.warn));
  }, []);
  return (
    <>
      <SiteHeader
        skipLink={
          <a className="skip-link" href="#calculator">
            {pageTexts.skipToContent}
          </a>
        }
      >
        <CurrencyChoice />
        <ScheduleDemoButton />
      </SiteHeader>
      <main className="wrap" id="calculator" tabIndex={-1}>
        <div className="intro">
          <h1>{pageTexts.title}</h1>
          <p>
            {pageTexts.intro} <span className="figures-hint">{pageTexts.figuresHint}</span>
          </p>
          <p className="note script-note" role="alert">
            {pageTexts.withoutScript}
          </p>
        </div>
        <EstimatorFailure />
        <AnswerCard footnote={<LazyWaitingLine />}>
          <ScenarioActions />
        </AnswerCard>
        {currencyNote.element}
        <QuickStarts />
        <div className="columns">
          <IntegrationRequirements>
            <WaitingPress />
          </IntegrationRequirements>
          <DevelopmentResources />
        </div>
        <Assumptions />
        <section id="results" className="results" aria-label={resultsTexts.region} tabIndex={-1}>
          <LazyScenario />
          <div className="columns">
            <CostAnalysis />
            <SavingsAndTimeline />
          </div>
          <ForecastSection />
          <IntegrationBreakdown />
        </section>
        <LockedInsights />
        {lazyWhyChoose.element}
        <CallsToAction>
          <ReportRequest savings={<SavingsTiles />} files={<FileDownloads />} />
        </CallsToAction>
      </main>
      <SiteFooter />
      <LazyAnswerAnnouncer />
      <LazyDock />
      <LazyDemoDialog />
      <LazyDerivation />
      <LazyPrintSheet />
    </>
  );
}

function EstimatorFailure() {
  const hasFailed = useStoreSelector(results, (stored) => stored.hasFailed);
  if (!hasFailed) return null;
  return (
    <div className="card estimator-failure">
      <FailureNote text={pageTexts.estimatorFailed} onRetry={retryEstimate} />
    </div>
  );
}
