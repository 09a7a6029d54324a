import { libraryEdition, type LibraryForm } from '../library-form.ts'
import {
  ask,
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
  text,
  whenAbove,
  whenYes,
  yesNo,
} from '../parts.ts'

/** What a prospect tells before it is a client; everything it says fills the applications later. */
export const prospectQuestionnaire: LibraryForm = {
  formId: 'prospect-questionnaire',
  draft: {
    name: 'Prospect questionnaire',
    title: 'Tell us about your business',
    purpose: 'QUESTIONNAIRE',
    edition: libraryEdition,
  },
  layout: {
    pages: [
      page(
        'youPage',
        'You',
        [
          section('business', 'Your business', [
            need('legalName'),
            may('dba'),
            need('entityType', 'mainAddress', 'phone'),
            may('generalEmail', 'website', 'fein'),
            need('primaryContact'),
            choice('bestTime', 'When may we call you?', ['Mornings', 'Afternoons', 'Evenings', 'Please write instead']),
          ]),
          section('doing', 'What you do', [
            need('operationsDescription', 'industrySupplement', 'yearsInBusiness', 'annualRevenue', 'annualPayroll'),
            need('headcountFull', 'headcountPart'),
            may('statesOfOperation', 'subcontractedPercent'),
            ask('subcontractorCost', { showIf: whenAbove('subcontractedPercent', 0) }),
          ]),
        ],
        { help: 'A quarter of an hour is enough. You may stop at any time and come back; what you said is kept.' },
      ),
      page('assetsPage', 'Property and vehicles', [
        group('locations', [
          need('locationAddress', 'locationInterest', 'locationUse'),
          may('locationArea', 'locationYearBuilt', 'locationBuildingValue', 'locationContentsValue'),
        ]),
        section('vehicles', 'Vehicles', [
          may('vehiclesPrivate', 'vehiclesLight', 'vehiclesMedium', 'vehiclesHeavy', 'driversTotal'),
          explain('personalAutosForWork'),
        ]),
      ]),
      page('insurancePage', 'Your insurance', [
        section('wishes', 'What you look for', [
          choices(
            'linesWanted',
            'Which insurance do you want to talk about?',
            [
              'Property',
              'Liability',
              'Vehicles',
              'Workers’ compensation',
              'Umbrella',
              'Cyber',
              'Employees’ claims',
              'Professional',
              'Not sure',
            ],
            { required: true },
          ),
          choices('reasons', 'Why now?', [
            'Price',
            'Service',
            'A claim went badly',
            'My business changed',
            'A contract asks for it',
            'Just looking',
          ]),
          date('neededBy', 'When does your insurance end, or when do you need it?', { required: true }),
          money('premiumNow', 'What do you pay now in a year, all lines?'),
          text('brokerNow', 'Broker or agent now'),
          text('foundUs', 'How did you hear of us?'),
          longText('worries', 'What worries you most?', {
            help: 'The thing that, if it went wrong, would hurt your business most.',
          }),
        ]),
        group('priorPolicies', [
          need('priorLine', 'priorCarrier'),
          may('priorExpiration', 'priorLimit', 'priorPremium'),
        ]),
        section('past', 'The past', [
          need('lossFree'),
          explain('coverageTerminated', 'bankruptcy', 'lawsuitPending'),
          may('experienceMod', 'lossRunFiles'),
          file('policyFiles', 'Policies you have now', { help: 'Declarations pages are enough.' }),
        ]),
      ]),
      page('exposuresPage', 'A few more questions', [
        section('exposures', 'Does any of this apply?', [
          explain('hazardousMaterials', 'foreignOperations', 'alcoholServed', 'professionalServices', 'dronesOwned'),
          explain('leasedEmployees', 'contractualLiability', 'formalSafetyProgram', 'cyberIncidents'),
          may('mfaEmail', 'recordsHeld'),
        ]),
        section('consent', 'Your consent', [
          choice('mayUse', 'May we use these answers to obtain quotes for you?', ['Yes, you may'], {
            required: true,
            help: 'We show them to insurers only for that purpose. Answering this does not bind you, and no cover begins by it.',
          }),
          yesNo('mayWrite', 'May we write to you about insurance from time to time?'),
          longText('writeAbout', 'What would interest you?', { showIf: whenYes('mayWrite') }),
        ]),
      ]),
    ],
  },
}
