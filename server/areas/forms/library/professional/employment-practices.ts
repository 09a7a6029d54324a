import { libraryEdition, type LibraryForm } from '../library-form.ts'
import {
  ask,
  calculated,
  choice,
  date,
  explain,
  file,
  longText,
  may,
  need,
  page,
  section,
  table,
  whenAbove,
  whenNo,
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
  choice('practicesLimit', 'Limit', claimsMadeLimits, { required: true }),
  choice('practicesRetention', 'Retention', retentions, { required: true }),
  choice('defenceCosts', 'Costs of defence', ['Reduce the limit', 'Are paid on top of it'], {
    help: 'On top is dearer, and leaves the limit for settlements.',
  }),
  yesNo('thirdPartyCover', 'Do you want cover for claims by customers and vendors?', { required: true }),
  yesNo('wageCover', 'Do you want a limit for defence of wage and hour claims?'),
  date('practicesRetroactive', 'Retroactive date, if cover is in force'),
  date('practicesSince', 'Insured for this without a gap since', { pastOnly: true }),
)

const workforce = page('workforcePage', 'Workforce', [
  section('numbers', 'Who works for you', [
    need('headcountFull', 'headcountPart'),
    may('headcountSeasonal', 'headcountVolunteers', 'headcountLeased', 'headcountContractors'),
    calculated('headcountTotal', 'Employees, full and part time', 'sum(headcountFull, headcountPart)'),
    need('headcountCalifornia'),
    may('headcountForeign', 'unionPercent', 'tippedEmployees', 'exemptEmployees'),
    table(
      'employeesByState',
      'Employees by state',
      [
        { key: 'state', label: 'State', kind: 'state', required: true },
        { key: 'full', label: 'Full-time', kind: 'whole', required: true },
        { key: 'part', label: 'Part-time', kind: 'whole' },
      ],
      { required: true, help: 'The law differs much from state to state.' },
    ),
    need('payUnder50', 'pay50To100', 'payOver100'),
    calculated('paySum', 'Employees by pay, in all', 'sum(payUnder50, pay50To100, payOver100)', {
      help: 'Should be the number of employees above.',
    }),
    need('annualPayroll', 'annualRevenue'),
  ]),
  section('leavers', 'Who left', [
    need('voluntaryLeavers', 'involuntaryLeavers'),
    calculated(
      'turnover',
      'Turnover, percent',
      'round(sum(voluntaryLeavers, involuntaryLeavers) * 100 / sum(headcountFull, headcountPart), 1)',
    ),
    longText('dismissalReasons', 'Main reasons for dismissals', { showIf: whenAbove('involuntaryLeavers', 0) }),
    yesNo('severance', 'Is severance paid against a release of claims?'),
    explain('layoffs', 'mergersPlanned', 'ownershipChange'),
    whole('layoffCount', 'Employees laid off, or to be', { showIf: whenYes('layoffs'), required: true }),
    yesNo('layoffLawyer', 'Did a lawyer guide the layoffs?', { showIf: whenYes('layoffs') }),
  ]),
])

const practices = page('practicesPage', 'Policies and practices', [
  section('department', 'Human resources', [
    explain('hrDepartment'),
    ask('hrContact', { required: true, showIf: whenYes('hrDepartment') }),
    longText('hrInstead', 'Who looks after human resources instead?', {
      showIf: whenNo('hrDepartment'),
      required: true,
    }),
    yesNo('employmentLawyer', 'Is a lawyer for employment law consulted?', { required: true }),
    yesNo('hrHotline', 'Can employees complain to someone other than their manager?', { required: true }),
  ]),
  section('handbookSection', 'Handbook and rules', [
    explain('handbook'),
    ask('handbookReviewed', { showIf: whenYes('handbook') }),
    file('handbookFile', 'The handbook', { showIf: whenYes('handbook') }),
    explain('atWillStatement', 'antiHarassmentPolicy', 'harassmentTraining', 'accommodationProcess'),
    yesNo('retaliationPolicy', 'Is retaliation forbidden in writing?', { required: true }),
    yesNo('socialMediaPolicy', 'Is there a rule for social media?'),
    yesNo('leavePolicy', 'Are family and medical leave explained in writing?', { required: true }),
    yesNo('remotePolicy', 'Is work from home ruled in writing?'),
    yesNo('customerPolicy', 'Are staff trained in treating customers without discrimination?', { required: true }),
  ]),
  section('hiringAndFiring', 'Hiring, judging and dismissing', [
    yesNo('applicationForm', 'Do all who apply fill in the same application?', { required: true }),
    yesNo('jobDescriptions', 'Are there job descriptions in writing?'),
    explain(
      'backgroundChecks',
      'drugTestHire',
      'automatedHiring',
      'writtenEvaluations',
      'terminationReview',
      'arbitrationAgreements',
    ),
    yesNo('exitInterviews', 'Are those who leave interviewed?'),
    yesNo('progressiveDiscipline', 'Are warnings given in writing before dismissal?', { required: true }),
    ...yesNoWithDetail('nonCompetes', 'Do employees sign agreements not to compete?', 'Who, and in which states'),
  ]),
  section('pay', 'Pay and hours', [
    explain('wageAndHourReview', 'contractorsClassified', 'payEquityReview', 'biometricTimekeeping'),
    yesNo('timeRecords', 'Is working time recorded for all who are paid by the hour?', { required: true }),
    yesNo('breaksRecorded', 'Are breaks recorded?'),
    ...yesNoWithDetail('payAudit', 'Has a labour agency audited your pay?', 'When, and what was found', {
      required: true,
    }),
    yesNo('payRanges', 'Are pay ranges named in job adverts where the law asks it?'),
  ]),
])

const complaints = page('complaintsPage', 'Complaints and claims', [
  section('complaintHistory', 'Complaints', [
    explain('complaintsMade', 'thirdPartyComplaints', 'misconductAllegations', 'lawsuitPending'),
    table(
      'complaintTable',
      'Each complaint',
      [
        { key: 'date', label: 'Date', kind: 'date', required: true, pastOnly: true },
        { key: 'claimant', label: 'Position of the claimant', kind: 'text' },
        { key: 'nature', label: 'What was alleged', kind: 'text', required: true },
        {
          key: 'forum',
          label: 'Where',
          kind: 'choice',
          choices: ['Within the firm', 'Agency', 'Court', 'Arbitration'],
        },
        { key: 'paid', label: 'Paid, with defence', kind: 'money' },
        { key: 'open', label: 'Open?', kind: 'yesNo' },
      ],
      { required: true, showIf: whenYes('complaintsMade') },
    ),
    longText('changesMade', 'What was changed after it?', { showIf: whenYes('complaintsMade'), required: true }),
    ...yesNoWithDetail(
      'internalInvestigations',
      'Is an inquiry under way within the business?',
      'About what, and who leads it',
      { required: true },
    ),
  ]),
  section('standing', 'Standing of the business', [
    explain('bankruptcy', 'debtCovenantBreach', 'auditorDoubt', 'otherVentures', 'hasSubsidiaries'),
    may('netIncome', 'totalAssets', 'totalLiabilities', 'statementKind'),
    yesNo('growthExpected', 'Will the number of employees change by more than a quarter in 12 months?', {
      required: true,
    }),
    longText('growthNote', 'How and why?', { showIf: whenYes('growthExpected'), required: true }),
  ]),
])

/** Claims by employees, and by customers, for how they were treated. */
export const employmentPractices: LibraryForm = {
  formId: 'employment-practices',
  draft: {
    name: 'Employment practices',
    title: 'Employment practices liability application',
    policyType: 'EMPLOYMENT_PRACTICES',
    edition: libraryEdition,
  },
  layout: { pages: [applicantPage(wanted), workforce, practices, complaints, historyPage(), signaturePage()] },
}
