import { coveredByMfa, frequencies } from './fact-choices.ts'
import { factsOf, yesNoFacts } from './fact-definition.ts'

const mfa = (what: string) =>
  ['choice', `Who must use multi-factor authentication for ${what}?`, { choices: coveredByMfa }] as const

/** Stored data and its protection. */
export const technologyFacts = [
  ...factsOf('Technology', null, {
    securityContact: ['person', 'Person in charge of information security'],
    recordsHeld: [
      'whole',
      'Number of individuals’ records held',
      { help: 'Customers, patients, employees, and others, electronic or paper.' },
    ],
    cardTransactions: ['whole', 'Card payments per year'],
    itBudgetPercent: ['percent', 'Percentage of the technology budget spent on security'],
    devicesTotal: ['whole', 'Computers and servers'],
    mfaEmail: mfa('email'),
    mfaRemote: mfa('remote access'),
    mfaAdmin: mfa('administration'),
    mfaBackups: mfa('backups'),
    backupFrequency: ['choice', 'How often is important data backed up?', { choices: frequencies }],
    backupTest: ['choice', 'How often are backups tested?', { choices: frequencies }],
    patchDays: ['whole', 'Days to install critical patches'],
    restoreHours: ['whole', 'Hours to restore important systems'],
    endpointProtection: [
      'choice',
      'What protects computers and servers?',
      { choices: ['Detection and response, watched day and night', 'Detection and response', 'Antivirus', 'Nothing'] },
    ],
    phishingTests: ['choice', 'How often do you run phishing tests?', { choices: frequencies }],
    outsourcedTechnology: ['text', 'Technology service provider'],
    cloudProviders: ['text', 'Main cloud providers'],
  }),
  ...yesNoFacts('Technology', {
    healthRecords: ['Do you hold health records?', 'Describe the number and whose records'],
    biometricData: [
      'Do you collect fingerprints, face scans, or other biometric data?',
      'For what, and how consent is given',
    ],
    paymentCards: ['Do you accept payment cards?', 'Describe how, and whether you store card numbers'],
    cardStandardMet: [
      'Do you meet the payment card security standard (PCI DSS)?',
      'Describe the level and the date of the last attestation',
    ],
    childrenData: ['Do you hold data about children?', 'Describe the data, and how parents consent'],
    backupsOffline: ['Do you keep an offline or immutable backup?', 'Describe how, and how often'],
    encryptionLaptops: ['Are laptops and phones encrypted?', 'How it is enforced'],
    encryptionAtRest: ['Is sensitive data encrypted where it is stored?', 'Which systems'],
    endOfLifeSystems: [
      'Do you use systems no longer supported by the manufacturer?',
      'Describe the systems, and how they are isolated',
    ],
    emailFiltering: ['Is incoming email filtered, and external email tagged?', 'Describe the product'],
    securityTraining: ['Do all employees receive security training every year?', 'How'],
    incidentPlan: ['Do you have a written incident response plan?', 'Describe the last test'],
    vendorReview: ['Do you review the security of vendors?', 'Describe how, and the contract requirements'],
    wireVerification: [
      'Do you confirm new or changed payment details by phone?',
      'Describe how, and above which amount',
    ],
    privacyPolicy: ['Do you have a privacy policy reviewed by an attorney?', 'Describe the last review'],
    trackingPixels: [
      'Does your website use tracking pixels or session recording?',
      'Describe which, and how visitors consent',
    ],
    adminAccounts: ['Do users work without administrator rights?', 'Describe how access is granted and reviewed'],
    networkSegmented: ['Is the network segmented so that an attack cannot spread?', 'How'],
    logMonitoring: ['Do you collect and monitor security logs?', 'Describe who monitors, and during which hours'],
    penetrationTest: [
      'Have you had a third-party penetration test in the last year?',
      'Describe who tested, and the findings',
    ],
    cyberIncidents: [
      'Have you had a data breach, ransom demand, or fraudulent transfer in the last five years?',
      'Describe what, when, the cost, and the corrective action',
    ],
    mediaContent: [
      'Do you publish others’ content, or use their names in advertising?',
      'Describe how rights are cleared',
    ],
  }),
]
