/**
 * What sources say about the reviews of each system, about the weeks that are planned with, and
 * what recurs (E27).
 */
export const claims = {
  facebookAds: {
    review:
      'Business verification takes 2 to 5 business days and the app review up to 10; consultancies report 4 to 8 weeks in all',
    recurring: 'A Marketing API version is supported for about a year',
  },
  gmail: {
    basis1: 'Google states several weeks',
    basis2: 'A CASA assessment of Tier 3 takes 4 to 12 weeks',
    basis3: 'Nango reports 5 to 20 days for an app that is well prepared',
    review:
      'Restricted scopes take about 6 weeks officially, about 10 on average, 1 to 4 when well prepared; a CASA assessment is due every year',
    recurring: 'The CASA security assessment is repeated every year',
  },
  gohighlevel: {
    review: 'The review takes up to 10 business days; a private app is limited to a few agencies',
  },
  googleDrive: {
    basis: 'The review is that of Gmail; the lower end is planned',
    review:
      'Restricted scopes are reviewed as for Gmail; the drive.file scope alone needs no verification',
    recurring: 'The CASA security assessment is repeated every year',
  },
  googleSheets: {
    basis:
      'Google states 10 days for sensitive scopes; that Sheets needs one is the calculator’s estimate',
    review: 'Sensitive scopes take about 10 business days',
  },
  hubspot: {
    review:
      'The initial review takes at most 10 business days and the whole process 60 days; an app needs three active installs',
  },
  jira: {
    review: 'An OAuth app shared by link needs no review; a listing takes 3 to 5 weeks',
    recurring: 'A listed app is reviewed every year',
  },
  klaviyo: {
    review: 'An app that is not reviewed works with a warning; a listing asks for five installs',
  },
  linkedinAds: {
    basis: 'Access takes 1 to 3 business days for the sandbox and 2 to 4 weeks for production',
    review:
      'Advertising access is granted on application; matched audiences take up to 60 days, practitioners report 2 to 4 weeks',
    recurring: 'A monthly API version is supported for a year',
  },
  msDynamics: {
    review:
      'No review time for Dynamics was found; Microsoft 365 apps take days where nothing is wrong',
  },
  notion: {
    review: 'Listing is reviewed and is separate from connecting',
  },
  pipedrive: {
    review: 'Approval may take up to 21 business days; private apps skip it',
  },
  quickbooks: {
    basis:
      'The technical review takes about 20 days, the security review 7, and a marketing review follows',
    review:
      'The technical review takes about 20 days, security about 7 and marketing 5 business days; it is repeated every year',
    recurring: 'The security review is repeated every year',
  },
  salesforce: {
    basis: 'The review can last several months; the exact 8 weeks are the calculator’s estimate',
    review:
      'Verification takes 1 to 2 weeks, testing 3 to 4, and 2 to 3 more where it is refused, as about half of all apps are',
  },
  salesloft: {
    review:
      'Access beyond one team needs a listing; no time is stated; the planning figure is the top of the range',
  },
  shopify: {
    review:
      'A public app is reviewed, without a stated time; developers report about two weeks and several rounds',
    recurring: 'An API version is supported for 12 months',
  },
  slack: {
    review:
      'The preliminary review takes up to 10 business days, the functional review of a new app up to 10 weeks; an app needs ten active workspaces',
  },
  stripe: {
    review: 'Apps are reviewed, without a stated time; developers report 3 to 8 weeks for some',
  },
  whatsapp: {
    review:
      'An app that serves other businesses is reviewed for advanced access, without a stated time',
    recurring: 'A Graph API version is supported for two years',
  },
  zendesk: {
    review: 'A global OAuth client is granted on request, without a stated time',
  },
  zohoCrm: {
    review: 'OAuth needs no review; a marketplace extension is reviewed, without a stated time',
  },
} as const;
