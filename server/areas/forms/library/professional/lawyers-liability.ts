import { libraryEdition, type LibraryForm } from '../library-form.ts'
import {
  ask,
  calculated,
  choice,
  choices,
  date,
  explain,
  file,
  group,
  longText,
  may,
  money,
  need,
  page,
  section,
  table,
  text,
  whenAbove,
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
  choice('claimLimit', 'Limit, each claim', claimsMadeLimits, { required: true }),
  choice('aggregateLimit', 'Limit, all claims in the term', claimsMadeLimits, {
    required: true,
    help: 'At least the limit of each claim.',
  }),
  choice('firmDeductible', 'Deductible', retentions, { required: true }),
  choice('deductibleKind', 'The deductible counts', ['For each claim', 'For all claims of the term'], {
    required: true,
  }),
  yesNo('lossOnly', 'Should it apply to damages only, not to defence?'),
  choice('expensesPlace', 'Claim expenses', ['Within the limit', 'Outside the limit']),
  choice('retroactiveKind', 'Cover for earlier work', ['Full, without a date', 'From a date', 'None'], {
    required: true,
    help: 'A claims-made policy covers work done after its retroactive date. A later date than before leaves a gap.',
  }),
  date('firmRetroactive', 'Retroactive date', { showIf: whenOneOf('retroactiveKind', 'From a date'), required: true }),
)

const firm = page('firmPage', 'The firm', [
  section('firmFacts', 'The firm', [
    need('dateFormed', 'stateOfFormation', 'attorneysTotal'),
    may('partnersTotal', 'paralegalsTotal', 'supportStaffTotal', 'firstInsuredSince'),
    calculated(
      'staffRatio',
      'Staff for each attorney',
      'round(sum(paralegalsTotal, supportStaffTotal) / attorneysTotal, 1)',
    ),
    explain('predecessorFirms', 'nameChange', 'officeSharing', 'attorneysLeft'),
    table(
      'predecessors',
      'Predecessor firms',
      [
        { key: 'name', label: 'Name', kind: 'text', required: true },
        { key: 'formed', label: 'Formed', kind: 'date', pastOnly: true },
        { key: 'dissolved', label: 'Dissolved', kind: 'date', pastOnly: true },
        { key: 'joined', label: 'Attorneys who joined, percent', kind: 'percent' },
      ],
      { showIf: whenYes('predecessorFirms'), required: true },
    ),
    ask('backupAttorney', {
      showIf: { match: 'all', tests: [{ question: 'attorneysTotal', is: 'below', value: '2' }] },
      required: true,
      help: 'A sole attorney needs someone who knows where files and deadlines are.',
    }),
    table('branchOffices', 'Other offices', [
      { key: 'city', label: 'City', kind: 'text', required: true },
      { key: 'state', label: 'State', kind: 'state' },
      { key: 'attorneys', label: 'Attorneys', kind: 'whole' },
    ]),
    file('letterhead', 'Letterhead of the firm'),
  ]),
  section('income', 'Fees', [
    need('feesExpected', 'feesLastYear', 'largestClientPercent'),
    calculated('feesEach', 'Fees for each attorney', 'round(feesExpected / attorneysTotal, 0)'),
    table('largestClients', 'Largest clients', [
      { key: 'client', label: 'Client or industry', kind: 'text', required: true },
      { key: 'work', label: 'Kind of work', kind: 'text' },
      { key: 'share', label: 'Share of fees', kind: 'percent', isShare: true },
    ]),
    choices(
      'feeKinds',
      'How are fees agreed?',
      ['By the hour', 'Fixed', 'Contingent', 'Flat by month', 'Shares of the client'],
      { required: true },
    ),
  ]),
])

const attorneys = page('attorneysPage', 'Attorneys', [
  group(
    'attorneys',
    [
      need('attorneyName', 'attorneyStatus', 'attorneyBarState'),
      may('attorneyBarNumber'),
      need('attorneyAdmitted', 'attorneyJoined', 'attorneyHours'),
      may('attorneyPriorActs'),
    ],
    { least: 1, help: 'Everyone who practises for the firm, also part of the time or as of counsel.' },
  ),
  section('attorneySums', 'All attorneys', [
    calculated('attorneysListed', 'Attorneys listed', 'count(attorneys)'),
    calculated('fullTimeEquivalent', 'Full-time equivalent', 'round(sum(attorneys.attorneyHours) / 40, 1)'),
    explain('disciplinaryAction', 'cleCompleted', 'outsideInterests'),
    ...yesNoWithDetail('refusedAdmission', 'Was anyone refused admission to a bar or court?', 'Who, where and why', {
      required: true,
    }),
    ...yesNoWithDetail(
      'outsidePractice',
      'Does anyone practise outside the firm?',
      'Who, what, and how it is insured',
      { required: true },
    ),
  ]),
])

const practice = page('practicePage', 'Areas of practice', [
  group('practiceAreas', [need('practiceArea', 'practicePercent')], {
    least: 1,
    help: 'By fees of the last full year. Together they must be 100.',
  }),
  section('practiceTotal', 'Together', [
    calculated('practiceSum', 'All areas, percent', 'sum(practiceAreas.practicePercent)', { help: 'Should be 100.' }),
    longText('practiceChange', 'Areas that grew or shrank by more than a tenth in three years'),
  ]),
  section('sensitive', 'Work that insurers ask about', [
    explain('securitiesWork', 'intellectualProperty', 'realEstateTitle', 'classActions', 'banksAdvised'),
    money('largestTransaction', 'Value of the largest transaction in three years'),
    money('largestCase', 'Value of the largest case in three years'),
    ...yesNoWithDetail(
      'entertainmentWork',
      'Does the firm act for artists, athletes or their agents?',
      'Kind of work, and whether money is managed',
    ),
    ...yesNoWithDetail(
      'fiduciaryRoles',
      'Do members act as trustee, executor or guardian?',
      'How many, and values held',
      { required: true },
    ),
    ...yesNoWithDetail('investmentAdvice', 'Do members give advice on investments?', 'Who, and under which licence', {
      required: true,
    }),
    ...yesNoWithDetail(
      'referrals',
      'Are matters referred for a share of the fee?',
      'To whom, and how clients are told',
    ),
  ]),
])

const management = page('managementPage', 'How the firm is run', [
  section('control', 'Controls', [
    need('conflictSystem', 'docketSystem'),
    yesNo('docketTwoPeople', 'Are deadlines checked by two people?', { required: true }),
    yesNo('statuteLog', 'Is the last day to sue noted when a matter is opened?', { required: true }),
    explain('engagementLetters', 'nonEngagementLetters'),
    yesNo('closingLetters', 'Are letters sent when a matter is closed?', { required: true }),
    ask('feeSuits', { required: true }),
    longText('feeSuitReview', 'Who decides on suits for fees?', {
      showIf: whenAbove('feeSuits', 0),
      required: true,
      help: 'A suit for fees often brings a claim of malpractice in return.',
    }),
    yesNo('peerReview', 'Is work reviewed by a second attorney?'),
    whole('fileYears', 'Years for which files are kept', { max: 100 }),
    yesNo('intakeCommittee', 'Does more than one person decide on new clients?'),
  ]),
  section('trustMoney', 'Money of clients', [
    need('trustAccountBalance'),
    explain('wireControls'),
    yesNo('trustReconciled', 'Are trust accounts reconciled each month by someone who cannot sign?', {
      required: true,
    }),
    choice('trustSigners', 'Who signs?', ['One partner', 'Two partners', 'A partner and an administrator', 'Other'], {
      required: true,
    }),
  ]),
  section('security', 'Security', [
    need('mfaEmail'),
    ask('backupFrequency'),
    explain('encryptionLaptops', 'securityTraining', 'cyberIncidents'),
    text('practiceSoftware', 'Software for the practice'),
    ...yesNoWithDetail(
      'generativeTools',
      'Are artificial intelligence tools used in legal work?',
      'Which, and how results are checked',
    ),
  ]),
])

const claims = page('claimsPage', 'Claims', [
  section('claimQuestions', 'Claims against the firm', [
    explain('professionalClaims', 'retroCoverage'),
    table(
      'claimTable',
      'Each claim or circumstance',
      [
        { key: 'claimant', label: 'Claimant', kind: 'text', required: true },
        { key: 'attorney', label: 'Attorney', kind: 'text' },
        { key: 'made', label: 'Claim made', kind: 'date', required: true, pastOnly: true },
        { key: 'work', label: 'Work done', kind: 'date', pastOnly: true },
        { key: 'nature', label: 'What was alleged', kind: 'text', required: true },
        { key: 'paid', label: 'Paid', kind: 'money' },
        { key: 'reserved', label: 'Reserved', kind: 'money' },
        { key: 'open', label: 'Open?', kind: 'yesNo' },
      ],
      { showIf: whenYes('professionalClaims'), required: true },
    ),
    yesNo('everyoneAsked', 'Was every attorney asked whether they know of a possible claim?', { required: true }),
    longText('claimLessons', 'What was changed so that it does not happen again?', {
      showIf: whenYes('professionalClaims'),
      required: true,
    }),
  ]),
])

/** Errors and omissions of a law firm. */
export const lawyersLiability: LibraryForm = {
  formId: 'lawyers-liability',
  draft: {
    name: 'Lawyers’ professional liability',
    title: 'Lawyers’ professional liability application',
    policyType: 'LPL',
    edition: libraryEdition,
  },
  layout: {
    pages: [applicantPage(wanted), firm, attorneys, practice, management, claims, historyPage(), signaturePage()],
  },
}
