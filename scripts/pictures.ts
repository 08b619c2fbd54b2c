import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { requestReport, sendReport } from '../e2e/forms.ts';
import { dismissNotification, openSection, tab, toast } from '../e2e/offlineBuild.ts';
import { startStaticHost } from '../testing/localServer.ts';
import { buildOffline } from './buildOffline.ts';
import { findHeadlessChromium } from './chromium.mjs';
import { runCommand } from './runCommand.ts';

const usage = `Usage: npm run pictures
Builds the page with its mocks, and takes the pictures of README.md and docs/working-offline.md.`;

/** Takes the pictures of the documents, so that they show the page as it is. */
async function main(): Promise<number> {
  const host = await startStaticHost(await buildOffline(), '/');
  const executablePath = findHeadlessChromium();
  const browser = await chromium.launch(executablePath ? { executablePath } : {});

  /** Opens the page in a new browser context, with what a visitor does before the picture. */
  async function takePicture(
    path: string,
    { address, width, height }: { address: string; width: number; height: number },
    prepare: (page: Page) => Promise<void>,
  ) {
    const context = await browser.newContext({ viewport: { width, height } });
    const page = await context.newPage();
    await page.goto(new URL(address, host.url).href);
    await page.getByRole('button', { name: 'Refuse' }).click();
    await page.locator('body[data-typeface]').waitFor();
    await prepare(page);
    await page.screenshot({ path: join('docs', path), animations: 'disabled' });
    await context.close();
    console.log(join('docs', path));
  }

  try {
    await takePicture(
      'calculator.png',
      { address: './', width: 1280, height: 800 },
      async (page) => {
        await page.addStyleTag({ content: '.offline { display: none }' });
      },
    );
    await takePicture(
      'pictures/offline-failure-modes.png',
      { address: './?mock=sendRoiReport:502', width: 1200, height: 720 },
      async (page) => {
        await requestReport(page, 'ada@example.com');
        await toast(page).filter({ hasText: 'Failed to send email.' }).waitFor();
        await tab(page).click();
      },
    );
    await takePicture(
      'pictures/offline-mail.png',
      { address: './', width: 1200, height: 900 },
      async (page) => {
        await sendReport(page, 'ada@example.com');
        await dismissNotification(page);
        const mails = await openSection(page, 'E-mails');
        await page.getByRole('heading', { name: 'Failure modes' }).click();
        await mails.getByText('The report, to the visitor').click();
        await mails.locator('iframe').waitFor();
      },
    );
  } finally {
    await browser.close();
    await host.stop();
  }
  return 0;
}

await runCommand(usage, main);
