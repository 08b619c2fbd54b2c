import { type ReactNode, useState } from 'react';
import { isWithin } from '../../contract/assumptions.ts';
import { hasOwnRate, type Region, regions } from '../../contract/inputs.ts';
import { limits } from '../../contract/limits.ts';
import { NumberInput } from '../controls/NumberInput.tsx';
import { Select } from '../controls/Select.tsx';
import { Slider } from '../controls/Slider.tsx';
import { inputs, liveInput } from '../estimator/inputs.ts';
import { results } from '../estimator/results.ts';
import { useAnswer } from '../estimator/useAnswer.ts';
import { useStoreSelector } from '../state/useStoreSelector.ts';
import { calculatorTexts } from '../texts/calculator.ts';
import { InputCard } from './InputCard.tsx';

const developerCount = liveInput('developerCountNumber');

/** Who builds it, with how much of their time, and at what rate (specification 2, column 2). */
export function DevelopmentResources({ children }: { children?: ReactNode }) {
  return (
    <InputCard title={calculatorTexts.developmentResources}>
      <Slider
        label={calculatorTexts.inputs.developerCountNumber}
        tip={calculatorTexts.developerCountHelp}
        value={developerCount}
        onChange={(count) => {
          inputs.developerCountNumber = count;
        }}
        range={limits.developerCountNumber}
      />
      <div className="input-pair">
        <DevTimePercentage />
        <DevTimeCost />
        <RateRegion />
        <CustomRate />
      </div>
      {children}
    </InputCard>
  );
}

function DevTimePercentage() {
  const devTimePercentage = useStoreSelector(inputs, (stored) => stored.devTimePercentage);
  return (
    <NumberInput
      label={calculatorTexts.inputs.devTimePercentage}
      unit="%"
      // A link may contain 0, which counts as all of their time (E5).
      value={devTimePercentage || 100}
      onChange={(percentage) => {
        inputs.devTimePercentage = percentage;
      }}
      range={limits.devTimePercentage}
      outOfRange="clamp"
    />
  );
}

/** The effect of part-time work on the cost; nothing at 100%. */
function DevTimeCost() {
  const text = useAnswer(({ devTime }) => devTime && calculatorTexts.devTimeCost(devTime));
  return text && <p className="dev-time-cost">{text}</p>;
}

function RateRegion() {
  const region = useStoreSelector(inputs, (stored) => stored.region);
  const customHourlyRate = useStoreSelector(inputs, (stored) => stored.customHourlyRate);
  const rateCard = useStoreSelector(results, (stored) => stored.rateCard);
  const rateOf = (option: Region) => {
    if (hasOwnRate(option) && customHourlyRate !== null) return customHourlyRate;
    return option === 'custom' ? undefined : rateCard?.hourlyRatesUsd[option];
  };
  return (
    <Select
      label={calculatorTexts.inputs.region}
      value={region}
      onChange={(chosen) => {
        inputs.region = chosen;
      }}
      options={regions.map((option) => ({
        value: option,
        label: calculatorTexts.regionAtRate(calculatorTexts.choices.region[option], rateOf(option)),
      }))}
    />
  );
}

/**
 * The visitor's own rate. A rate outside the advised range is used; one that the contract rejects
 * is not (E21).
 */
function CustomRate() {
  const region = useStoreSelector(inputs, (stored) => stored.region);
  const customHourlyRate = useStoreSelector(inputs, (stored) => stored.customHourlyRate);
  const rateCard = useStoreSelector(results, (stored) => stored.rateCard);
  const [typed, setTyped] = useState<number | null>(null);
  if (!hasOwnRate(region)) return null;

  const { customHourlyRateUsd: advised, customHourlyRateUsdAccepted: accepted } = limits;
  const shown = usableRate(typed) === customHourlyRate ? typed : customHourlyRate;
  const fallback = rateCard?.hourlyRatesUsd.other;
  return (
    <NumberInput
      label={calculatorTexts.inputs.customHourlyRate}
      unit={calculatorTexts.rateUnit}
      value={shown}
      onChange={(rate) => {
        setTyped(rate);
        inputs.customHourlyRate = usableRate(rate);
      }}
      range={advised}
      outOfRange="warn"
      help={calculatorTexts.customRateHelp(advised, fallback)}
      error={
        shown === null || isWithin(shown, advised)
          ? undefined
          : isWithin(shown, accepted)
            ? calculatorTexts.rateOutsideAdvice(advised)
            : calculatorTexts.rateRefused(accepted, fallback)
      }
    />
  );
}

function usableRate(rate: number | null): number | null {
  return rate !== null && isWithin(rate, limits.customHourlyRateUsdAccepted) ? rate : null;
}
