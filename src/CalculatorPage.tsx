import { useEffect } from 'react';
import { subscribe } from 'valtio';
import { provider } from '../contract/provider.ts';
import { LazyWaitingLine, WaitingPress } from './assumptions/LazyWaiting.tsx';
import { IntegrationBreakdown } from './breakdown/IntegrationBreakdown.tsx';
import { CallsToAction, LockedInsights } from './CallsToAction.tsx';
import {
  CurrencyChoice,
  DevelopmentResources,
  IntegrationRequirements,
} from './calculator/InputCards.tsx';
import { Button } from './controls/Button.tsx';
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
import { reportFormId, scrollToReportForm } from './navigation/scrollToReportForm.ts';
import { Boundary } from './notifications/Boundary.tsx';
import { LazyPrintSheet } from './printing/LazyPrintSheet.tsx';
import { ReportRequest } from './reportRequest/ReportRequest.tsx';
import { AnswerCard, certaintyParts, HorizonChoice } from './results/AnswerCard.tsx';
import { CostAnalysis } from './results/CostAnalysis.tsx';
import { LazyAnswerAnnouncer, LazyDock } from './results/LazyResults.tsx';
import { lever } from './results/lazyLever.ts';
import { SavingsAndTimeline, SavingsTiles } from './results/SavingsAndTimeline.tsx';
import { SiteFooter, SiteHeader } from './SiteFrame.tsx';
import { LazyScenario } from './scenario/LazyScenario.tsx';
import { FileDownloads, ScenarioActions } from './scenario/ScenarioActions.tsx';
import { useStoreSelector } from './state/useStoreSelector.ts';
import { calculatorTexts } from './texts/calculator.ts';
import { insightsTexts, pageTexts, reportRequestTexts } from './texts/page.ts';
import { breakdownTexts, forecastTexts, resultsTexts, scenarioTexts } from './texts/results.ts';
import './withoutScript.css';

/** The reasons are prerendered and never change, so their script loads with the first change. */
export const lazyWhyChoose = lazyInPlace(() =>
  import('./whyChoose/WhyChoose.tsx').then((module) => module.WhyChoose),
);

/** Loads what the inline script of `index.html` could not load, which does not in development. */
const loadStyleBelow = () => import('./belowFirstScreen.css').catch(console.warn);

const partsWithoutName = {
  SiteFooter,
  LazyAnswerAnnouncer,
  LazyDock,
  LazyDemoDialog,
  LazyDerivation,
  LazyPrintSheet,
};

/** The whole calculator; of the result blocks a view shows those that name it (P1, index.html). */
export function CalculatorPage() {
  useShownCurrency();
  useEffect(() => {
    const requested = document.querySelector('link[href*=belowFirstScreen]');
    if (requested) requested.addEventListener('error', loadStyleBelow);
    else loadStyleBelow();
    return subscribe(inputs, () => lazyWhyChoose.request().catch(console.warn));
  }, []);
  return (
    <>
      <SiteHeader
        skipLink={
          <>
            <a className="skip-link" href="#calculator">
              {pageTexts.skipToContent}
            </a>
            <a className="skip-link" href="#results">
              {pageTexts.skipToResults}
            </a>
            <a className="skip-link" href={`#${reportFormId}`}>
              {pageTexts.skipToReport}
            </a>
          </>
        }
      >
        <Boundary>
          <CurrencyChoice />
        </Boundary>
        <Button kind="quiet" onClick={scrollToReportForm}>
          {pageTexts.report}
        </Button>
        <ScheduleDemoButton />
      </SiteHeader>
      <main className="wrap" id="calculator" tabIndex={-1}>
        <div className="intro">
          <h1>{pageTexts.title}</h1>
          <p className="figures-hint">{pageTexts.figuresHint}</p>
          <HorizonChoice />
          <p className="note script-note" role="alert">
            <span>{pageTexts.withoutScript.link}</span>
            <span>{pageTexts.withoutScript.defaults}</span> {pageTexts.withoutScript.script}
          </p>
        </div>
        <EstimatorFailure />
        <Boundary part={resultsTexts.answer}>
          <AnswerCard lever={lever} footnote={<LazyWaitingLine />}>
            <ScenarioActions />
          </AnswerCard>
        </Boundary>
        {certaintyParts.currencyNote.element}
        <Boundary part={scenarioTexts.compare}>
          <LazyScenario />
        </Boundary>
        <div className="columns">
          <Boundary part={calculatorTexts.integrationRequirements}>
            <IntegrationRequirements waiting={<WaitingPress />} />
          </Boundary>
          <Boundary part={calculatorTexts.developmentResources}>
            <DevelopmentResources />
          </Boundary>
        </div>
        <section id="results" className="results" aria-label={resultsTexts.region} tabIndex={-1}>
          <div className="columns">
            <Boundary part={resultsTexts.costAnalysis}>
              <CostAnalysis />
            </Boundary>
            <div className="beside-costs">
              <Boundary part={resultsTexts.savingsAndTime}>
                <SavingsAndTimeline />
              </Boundary>
              <CallsToAction />
            </div>
          </div>
          <Boundary part={forecastTexts.title}>
            <ForecastSection />
          </Boundary>
          <Boundary part={breakdownTexts.title}>
            <IntegrationBreakdown />
          </Boundary>
        </section>
        <Boundary part={insightsTexts.title}>
          <LockedInsights>
            <Boundary part={reportRequestTexts.title}>
              <ReportRequest savings={<SavingsTiles />} files={<FileDownloads />} />
            </Boundary>
          </LockedInsights>
        </Boundary>
        <Boundary part={provider.name}>{lazyWhyChoose.element}</Boundary>
      </main>
      {Object.entries(partsWithoutName).map(([name, Part]) => (
        <Boundary key={name}>
          <Part />
        </Boundary>
      ))}
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
