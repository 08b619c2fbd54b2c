import { firefox } from '../testing/installedBrowsers.ts';
import { defineJourneys } from './journeys/journeys.ts';
import { launchFirefox } from './journeys/launchFirefox.ts';

const path = firefox;
defineJourneys(
  'Firefox',
  path ? () => launchFirefox(path) : null,
  'There is no Firefox on the PATH.',
);
