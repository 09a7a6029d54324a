import { libraryEdition, type LibraryForm } from '../library-form.ts'
import {
  ask,
  calculated,
  choice,
  choices,
  explain,
  group,
  may,
  need,
  page,
  schedule,
  section,
  table,
  text,
  whenOneOf,
  whenYes,
} from '../parts.ts'
import { historyPage } from '../shared/history-page.ts'
import { listOrSchedule } from '../shared/list-or-schedule.ts'
import { policyWanted } from '../shared/policy-wanted.ts'
import { signaturePage } from '../shared/signature-page.ts'

const lines = [
  'Property',
  'General liability',
  'Business auto',
  'Workers’ compensation',
  'Umbrella',
  'Cyber',
  'Employment practices',
  'Professional liability',
  'Directors and officers',
  'Crime',
  'Inland marine or equipment',
  'Liquor liability',
]

/** The application that stands before those of every line: who the business is, what it does, and its history. */
export const applicantInformation: LibraryForm = {
  formId: 'applicant-information',
  draft: {
    name: 'Applicant information',
    title: 'Commercial insurance: applicant information',
    edition: libraryEdition,
  },
  layout: {
    pages: [
      page('businessPage', 'The business', [
        section('names', 'Names', [
          need('legalName'),
          may('dba'),
          need('entityType'),
          ask('entityTypeOther', { required: true, showIf: whenOneOf('entityType', 'Other') }),
          ask('membersAndManagers', { showIf: whenOneOf('entityType', 'Limited liability company') }),
          need('fein', 'stateOfFormation', 'dateFormed'),
          may('fiscalYearEnd', 'stateRegistration', 'naicsCode', 'sicCode', 'mainGlClass'),
        ]),
        section('whereabouts', 'Addresses and contacts', [
          need('mailingAddress', 'mainAddress', 'phone'),
          may('generalEmail', 'website'),
          need('primaryContact'),
          may('accountingContact', 'inspectionContact', 'claimsContact', 'billingContact', 'recordsAddress'),
        ]),
        policyWanted(
          choices('linesWanted', 'Which insurance do you want?', lines, { required: true }),
          choice('payment', 'How would you like to pay?', ['All at once', 'In instalments', 'By monthly payroll'], {
            help: 'Pay as you go by payroll is offered for workers’ compensation by some carriers.',
          }),
        ),
      ]),
      page('ownersPage', 'Owners and companies', [
        group('owners', [need('ownerName', 'ownerTitle', 'ownerPercent', 'ownerActive'), may('ownerDuties')], {
          least: 1,
        }),
        section('ownership', 'Ownership', [
          calculated('ownedTotal', 'Shares in all, percent', 'sum(owners.ownerPercent)', {
            help: 'Should not be above 100.',
          }),
          explain('isSubsidiary', 'hasSubsidiaries', 'ownershipChange', 'nameChange', 'otherVentures', 'franchise'),
          explain('publiclyTraded', 'businessInTrust'),
        ]),
        group(
          'namedInsureds',
          [
            need('insuredName'),
            may('insuredDba'),
            need('insuredEntityType', 'insuredRelationship'),
            may('insuredFein', 'insuredSharePercent', 'insuredOperations', 'insuredRevenue', 'insuredEmployees'),
          ],
          { help: 'Every company that is to be insured beside the first. A company that is not named is not insured.' },
        ),
        section('namedInsuredList', 'More than a few?', [
          schedule('namedInsuredSchedule', 'Schedule of named insureds', 'NAMED_INSUREDS', {
            help: 'Keep a long list there instead; you can bring it in from a spreadsheet.',
          }),
        ]),
      ]),
      page('operationsPage', 'Operations', [
        section('operations', 'What you do', [
          need('operationsDescription', 'yearsInBusiness'),
          may('yearsOfExperience', 'openingHours'),
          need('statesOfOperation'),
          may('onlineSalesPercent', 'foreignSalesPercent', 'largestCustomerPercent'),
          need('subcontractedPercent'),
          ask('subcontractorCost'),
          explain('licencesNeeded', 'discontinuedOperations'),
        ]),
        section('size', 'Size', [
          need('annualRevenue', 'revenueLastYear'),
          may('revenueYearBefore'),
          need('annualPayroll', 'payrollLastYear'),
          may('payrollYearBefore'),
          need('headcountFull', 'headcountPart'),
          may('headcountSeasonal', 'headcountVolunteers', 'headcountLeased', 'headcountContractors'),
          calculated('headcountTotal', 'Employees, full and part time', 'sum(headcountFull, headcountPart)'),
          calculated('revenuePerHead', 'Revenue for each employee', 'round(annualRevenue / headcountTotal, 0)'),
        ]),
        group('products', [need('productName', 'productSales'), may('productUse', 'productSince', 'productMadeBy')], {
          help: 'Your main products or services, the largest first.',
        }),
      ]),
      page('premisesPage', 'Premises', [
        ...listOrSchedule(
          group(
            'locations',
            [
              need('locationNumber', 'locationAddress', 'locationInterest', 'locationUse'),
              may('locationInsideCity', 'locationArea', 'locationAreaPublic', 'locationEmployees', 'locationRevenue'),
            ],
            { help: 'Every place where you work, store or own something.' },
          ),
          'locationSchedule',
          'Schedule of locations',
          'LOCATIONS',
        ),
        section('premisesTotals', 'All locations', [
          calculated('locationsEmployees', 'Employees at all locations', 'sum(locations.locationEmployees)'),
          calculated('locationsRevenue', 'Revenue of all locations', 'sum(locations.locationRevenue)'),
        ]),
      ]),
      page('generalPage', 'General questions', [
        section('exposures', 'What you are exposed to', [
          explain('formalSafetyProgram', 'hazardousMaterials', 'foreignOperations', 'dronesOwned', 'dronesHired'),
          explain('aircraft', 'watercraft', 'alcoholServed', 'cannabis', 'firearms', 'professionalServices'),
          explain('childrenInCare', 'publicEvents', 'securityGuards', 'leasedEmployees', 'contractualLiability'),
          explain('pollutionEvent', 'lithiumBatteries'),
        ]),
        section('record', 'Your record', [
          explain('otherInsurance', 'misconductAllegations', 'convictions', 'codeViolations', 'bankruptcy'),
          explain('liensOrJudgments', 'lawsuitPending'),
        ]),
        section('moneyMatters', 'Financial condition', [
          may('statementKind', 'statementDate', 'totalAssets', 'totalLiabilities', 'netIncome', 'statementFiles'),
          calculated('netWorth', 'Net worth', 'totalAssets - totalLiabilities'),
        ]),
      ]),
      historyPage(),
      page('othersPage', 'Others with an interest', [
        group('additionalInterests', [
          need('interestName', 'interestAddress', 'interestKind'),
          may('interestIn', 'interestReference'),
        ]),
        section('agreements', 'Agreements', [
          table('requiredByContract', 'Contracts that ask for certain insurance', [
            { key: 'party', label: 'With whom', kind: 'text', required: true },
            { key: 'contract', label: 'Contract', kind: 'text' },
            { key: 'limit', label: 'Limit asked for', kind: 'money' },
            { key: 'additionalInsured', label: 'Additional insured?', kind: 'yesNo' },
            { key: 'waiver', label: 'Waiver of subrogation?', kind: 'yesNo' },
          ]),
          text('agreementNote', 'Anything special that they ask for', { showIf: whenYes('contractualLiability') }),
        ]),
      ]),
      signaturePage(),
    ],
  },
}
