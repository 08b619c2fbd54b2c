import { webKitDriver, xvfb } from '../testing/installedBrowsers.ts';
import { defineJourneys } from './journeys/journeys.ts';
import { launchWebKit } from './journeys/launchWebKit.ts';

const [driver, display] = [webKitDriver, xvfb];
defineJourneys(
  'WebKit',
  driver && display ? () => launchWebKit(driver, display) : null,
  'There is no WebKitWebDriver or no Xvfb on the PATH.',
);
