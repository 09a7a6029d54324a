import { libraryEdition, type LibraryForm } from '../library-form.ts'
import {
  ask,
  calculated,
  choice,
  choices,
  date,
  explain,
  longText,
  may,
  money,
  need,
  page,
  schedule,
  section,
  table,
  text,
  whenNo,
  whenOneOf,
  whenYes,
  whole,
  yesNo,
  yesNoWithDetail,
} from '../parts.ts'
import { applicantPage } from '../shared/applicant-page.ts'
import { historyPage } from '../shared/history-page.ts'
import { claimsMadeLimits, policyWanted, retentions } from '../shared/policy-wanted.ts'
import { signaturePage } from '../shared/signature-page.ts'

const wanted = policyWanted(
  choice('cyberLimit', 'Limit', claimsMadeLimits, { required: true }),
  choice('cyberRetention', 'Retention', retentions, {
    required: true,
    help: 'What you pay of each event before the insurer pays.',
  }),
  choice('waitingHours', 'Hours of outage before income is paid', ['6', '8', '12', '24', 'Other']),
  choices('cyberParts', 'Which parts do you want?', [
    'Response to a breach',
    'Restoring data and systems',
    'Extortion',
    'Own loss of income',
    'Loss of income through a supplier',
    'Fraudulent transfer',
    'Claims by others',
    'Fines where insurable',
    'Media',
  ]),
  choice('fraudLimit', 'Limit for fraudulent transfers', [
    'Not wanted',
    '$100,000',
    '$250,000',
    '$500,000',
    '$1,000,000',
  ]),
  date('cyberRetroactive', 'Retroactive date, if cover is in force'),
)

const data = page('dataPage', 'Data and money', [
  section('records', 'Data that you hold', [
    need('recordsHeld'),
    table(
      'recordKinds',
      'Records by kind',
      [
        {
          key: 'kind',
          label: 'Kind',
          kind: 'choice',
          required: true,
          choices: [
            'Names and contacts',
            'Social security or licence numbers',
            'Payment cards',
            'Bank accounts',
            'Health',
            'Biometric',
            'Employees',
            'Secrets of other businesses',
          ],
        },
        { key: 'count', label: 'Individuals', kind: 'whole', required: true },
        { key: 'where', label: 'Kept where', kind: 'choice', choices: ['Own systems', 'Cloud', 'Paper', 'Several'] },
        { key: 'years', label: 'Kept for years', kind: 'whole' },
      ],
      { help: 'Count each person once, past ones too while you hold their data.' },
    ),
    explain('healthRecords', 'biometricData', 'childrenData', 'trackingPixels', 'privacyPolicy', 'foreignOperations'),
    yesNo('deletionPlan', 'Is data deleted when it is no longer needed?', { required: true }),
  ]),
  section('cards', 'Payment cards', [
    explain('paymentCards'),
    ask('cardTransactions', { showIf: whenYes('paymentCards'), required: true }),
    ask('cardStandardMet', { showIf: whenYes('paymentCards'), required: true }),
    ask('cardStandardMetDetail', { showIf: whenYes('cardStandardMet'), required: true }),
    yesNo('cardTokens', 'Are card numbers replaced by tokens, so that you never keep them?', {
      showIf: whenYes('paymentCards'),
    }),
  ]),
  section('business', 'Size', [
    need('annualRevenue', 'revenueLastYear', 'headcountFull', 'headcountPart'),
    may('onlineSalesPercent', 'grossProfit', 'devicesTotal', 'itBudgetPercent'),
    calculated(
      'recordsPerHead',
      'Records for each employee',
      'round(recordsHeld / sum(headcountFull, headcountPart), 0)',
    ),
    calculated('incomeDaily', 'Revenue for each day', 'round(annualRevenue / 365, 2)'),
  ]),
])

const access = page('accessPage', 'Access', [
  section('secondFactor', 'Second factor', [
    need('mfaEmail', 'mfaRemote', 'mfaAdmin', 'mfaBackups'),
    choice(
      'mfaKind',
      'Which second factor do most people use?',
      ['Security key', 'App with number', 'App', 'Text message', 'None'],
      {
        required: true,
      },
    ),
    longText('mfaPlan', 'If not everyone needs one, when will they?', {
      showIf: whenOneOf('mfaEmail', 'Some', 'Nobody'),
      required: true,
      help: 'Most insurers offer no cover, or less, without a second factor for e-mail and remote access.',
    }),
  ]),
  section('accounts', 'Accounts and rights', [
    explain('adminAccounts'),
    yesNo('adminSeparate', 'Do administrators use a separate account for that work?', { required: true }),
    yesNo('accessReview', 'Is access reviewed every year and ended on the last day of work?', { required: true }),
    yesNo('passwordManager', 'Is a password manager supplied?'),
    whole('adminCount', 'People with rights over the whole network'),
    ...yesNoWithDetail(
      'remoteDesktop',
      'Can computers be reached by remote desktop from the internet?',
      'Which, and how it is guarded',
      {
        required: true,
      },
    ),
    ...yesNoWithDetail('vendorsInside', 'Can vendors reach your network?', 'Who, and how it is limited', {
      required: true,
    }),
  ]),
])

const defence = page('defencePage', 'Defence and recovery', [
  section('defences', 'Defence', [
    need('endpointProtection'),
    choice(
      'endpointShare',
      'Share of computers and servers guarded by it',
      ['All', 'More than 90 %', 'Fewer', 'Not known'],
      { required: true },
    ),
    explain('emailFiltering'),
    yesNo('domainProtected', 'Is your mail domain guarded against forgery (SPF, DKIM, DMARC)?'),
    need('patchDays'),
    explain(
      'endOfLifeSystems',
      'networkSegmented',
      'logMonitoring',
      'penetrationTest',
      'encryptionLaptops',
      'encryptionAtRest',
    ),
    ask('phishingTests', { required: true }),
    explain('securityTraining'),
    yesNo('macrosBlocked', 'Are macros in files from outside blocked?'),
    yesNo('usbBlocked', 'Are removable drives blocked or encrypted?'),
    ...yesNoWithDetail(
      'industrialSystems',
      'Do computers control machines or buildings?',
      'Which, and how they are set apart',
    ),
    ...yesNoWithDetail(
      'generativeTools',
      'Do employees use artificial intelligence tools with your data?',
      'Which, and under what rules',
    ),
  ]),
  section('recovery', 'Backups and recovery', [
    need('backupFrequency', 'backupTest', 'restoreHours'),
    explain('backupsOffline'),
    yesNo('backupsEncrypted', 'Are backups encrypted?'),
    yesNo('backupsApart', 'Do backups use accounts of their own, apart from the network?', { required: true }),
    explain('incidentPlan', 'contingencyPlan'),
    need('securityContact'),
    yesNo('responseFirm', 'Is a firm under contract to help after an attack?'),
    text('responseFirmName', 'Which firm?', { showIf: whenYes('responseFirm'), required: true }),
  ]),
  section('suppliers', 'Suppliers', [
    may('outsourcedTechnology', 'cloudProviders'),
    explain('vendorReview'),
    table('criticalSuppliers', 'Suppliers without whom you could not work', [
      { key: 'supplier', label: 'Supplier', kind: 'text', required: true },
      { key: 'service', label: 'Service', kind: 'text' },
      { key: 'hours', label: 'Hours you can do without', kind: 'whole' },
      { key: 'indemnity', label: 'Does it answer for its breaches?', kind: 'yesNo' },
    ]),
    schedule('cyberSchedule', 'Technology schedule', 'CYBER'),
  ]),
])

const fraud = page('fraudPage', 'Payments, media and incidents', [
  section('payments', 'Payments', [
    explain('wireVerification'),
    yesNo('twoApprove', 'Do two people approve each payment above a set amount?', { required: true }),
    money('approvalAbove', 'Above which amount?', { showIf: whenYes('twoApprove'), required: true }),
    longText('paymentRisk', 'How else are false payment orders stopped?', {
      showIf: whenNo('twoApprove'),
      required: true,
    }),
    whole('transfersMonthly', 'Transfers a month'),
    money('largestTransfer', 'Largest usual transfer'),
  ]),
  section('media', 'Media', [
    explain('mediaContent'),
    yesNo('takedown', 'Is content taken down on complaint?'),
    yesNo('accessibleSite', 'Has the website been tested for accessibility?'),
  ]),
  section('incidents', 'Incidents', [
    explain('cyberIncidents'),
    table(
      'incidentTable',
      'Each incident',
      [
        { key: 'date', label: 'Date', kind: 'date', required: true, pastOnly: true },
        { key: 'what', label: 'What happened', kind: 'text', required: true },
        { key: 'records', label: 'Records', kind: 'whole' },
        { key: 'cost', label: 'Cost', kind: 'money' },
        { key: 'days', label: 'Days until work was normal', kind: 'whole' },
      ],
      { showIf: whenYes('cyberIncidents'), required: true },
    ),
    ...yesNoWithDetail(
      'privacyComplaints',
      'Has anyone complained about how you use data?',
      'Who, what and the outcome',
      { required: true },
    ),
    ...yesNoWithDetail(
      'outages',
      'Has an outage of more than eight hours occurred in three years?',
      'When, why and how long',
      { required: true },
    ),
  ]),
])

/** Data, networks and the money that moves over them. */
export const cyber: LibraryForm = {
  formId: 'cyber',
  draft: { name: 'Cyber', title: 'Cyber insurance application', policyType: 'CYBER', edition: libraryEdition },
  layout: { pages: [applicantPage(wanted), data, access, defence, fraud, historyPage(), signaturePage()] },
}
