import { coveredByMfa, frequencies } from './fact-choices.ts'
import { factsOf, yesNoFacts } from './fact-definition.ts'

const mfa = (what: string) => ['choice', `Who needs a second factor for ${what}?`, { choices: coveredByMfa }] as const

/** Data that is held and how it is guarded. */
export const technologyFacts = [
  ...factsOf('Technology', null, {
    securityContact: ['person', 'Person in charge of information security'],
    recordsHeld: [
      'whole',
      'Records of individuals that you hold',
      { help: 'Customers, patients, employees and others, on any system or paper.' },
    ],
    cardTransactions: ['whole', 'Card payments a year'],
    itBudgetPercent: ['percent', 'Share of the technology budget spent on security'],
    devicesTotal: ['whole', 'Computers and servers'],
    mfaEmail: mfa('e-mail'),
    mfaRemote: mfa('remote access'),
    mfaAdmin: mfa('administration'),
    mfaBackups: mfa('backups'),
    backupFrequency: ['choice', 'How often is important data backed up?', { choices: frequencies }],
    backupTest: ['choice', 'How often is restoring tried?', { choices: frequencies }],
    patchDays: ['whole', 'Days until a critical patch is installed'],
    restoreHours: ['whole', 'Hours to restore important systems'],
    endpointProtection: [
      'choice',
      'What guards computers and servers?',
      { choices: ['Detection and response, watched day and night', 'Detection and response', 'Antivirus', 'Nothing'] },
    ],
    phishingTests: ['choice', 'How often are employees tested with false e-mails?', { choices: frequencies }],
    outsourcedTechnology: ['text', 'Company that looks after your technology'],
    cloudProviders: ['text', 'Main cloud providers'],
  }),
  ...yesNoFacts('Technology', {
    healthRecords: ['Do you hold health records?', 'How many, and for whom'],
    biometricData: [
      'Do you collect fingerprints, faces or other biometric data?',
      'For what, and how consent is given',
    ],
    paymentCards: ['Do you take payment cards?', 'How, and whether you keep card numbers'],
    cardStandardMet: [
      'Do you meet the payment card security standard (PCI DSS)?',
      'Level, and date of the last attestation',
    ],
    childrenData: ['Do you hold data about children?', 'Which, and how parents consent'],
    backupsOffline: ['Is a backup kept off line, or where it cannot be changed?', 'How, and how often'],
    encryptionLaptops: ['Are laptops and phones encrypted?', 'How it is enforced'],
    encryptionAtRest: ['Is sensitive data encrypted where it is stored?', 'Which systems'],
    endOfLifeSystems: [
      'Are systems in use that their maker no longer supports?',
      'Which, and how they are shut off from others',
    ],
    emailFiltering: ['Is incoming e-mail filtered and tagged when from outside?', 'By which product'],
    securityTraining: ['Are all employees trained in security every year?', 'How'],
    incidentPlan: ['Is there a plan in writing for incidents?', 'When it was last tried'],
    vendorReview: ['Do you review the security of vendors?', 'How, and what contracts ask of them'],
    wireVerification: ['Are new or changed payment details confirmed by telephone?', 'How, and above which amount'],
    privacyPolicy: ['Is there a privacy policy reviewed by a lawyer?', 'When it was last reviewed'],
    trackingPixels: ['Does your website use tracking pixels or session recording?', 'Which, and how visitors consent'],
    adminAccounts: ['Do users work without administrator rights?', 'How rights are granted and reviewed'],
    networkSegmented: ['Is the network divided so that an attack cannot spread?', 'How'],
    logMonitoring: ['Are logs gathered and watched?', 'By whom, and at which hours'],
    penetrationTest: ['Has an outsider tested your defences in the last year?', 'By whom, and what was found'],
    cyberIncidents: [
      'Have you had a breach, ransom demand or fraudulent transfer in the last five years?',
      'What, when, cost, and what was changed',
    ],
    mediaContent: ['Do you publish content of others, or adverts with their names?', 'How rights are cleared'],
  }),
]
