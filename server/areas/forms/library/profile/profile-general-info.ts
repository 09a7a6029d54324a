import { libraryEdition, type LibraryForm } from '../library-form.ts'
import { explain, group, may, need, page, section } from '../parts.ts'

/** What the account does, how large it is, and the questions that every carrier asks. */
export const profileGeneralInfo: LibraryForm = {
  formId: 'profile-general-info',
  draft: {
    name: 'Profile: general information',
    title: 'General information',
    purpose: 'PROFILE',
    edition: libraryEdition,
  },
  layout: {
    pages: [
      page('operationsPage', 'Operations and size', [
        section('operations', 'Operations', [
          need('operationsDescription', 'yearsInBusiness'),
          may('yearsOfExperience', 'statesOfOperation', 'openingHours', 'foreignSalesPercent', 'onlineSalesPercent'),
          may('subcontractedPercent', 'subcontractorCost', 'uninsuredSubcontractorCost', 'largestCustomerPercent'),
          explain('licencesNeeded', 'discontinuedOperations'),
        ]),
        section('revenue', 'Revenue', [
          need('annualRevenue', 'revenueLastYear'),
          may(
            'revenueYearBefore',
            'costOfGoods',
            'grossProfit',
            'netIncome',
            'statementKind',
            'statementDate',
            'statementFiles',
          ),
          may('totalAssets', 'totalLiabilities', 'currentAssets', 'currentLiabilities', 'cash', 'longTermDebt'),
        ]),
        section('people', 'People', [
          need('annualPayroll', 'payrollLastYear'),
          may('payrollYearBefore'),
          need('headcountFull', 'headcountPart'),
          may(
            'headcountSeasonal',
            'headcountVolunteers',
            'headcountLeased',
            'headcountContractors',
            'headcountCalifornia',
          ),
          may('employeeTurnoverPercent'),
        ]),
        section('assets', 'Property and vehicles', [
          may('locationsTotal', 'buildingsTotal', 'totalBuildingValue', 'totalContentsValue', 'largestLocationValue'),
          may(
            'vehiclesPrivate',
            'vehiclesLight',
            'vehiclesMedium',
            'vehiclesHeavy',
            'vehiclesTractors',
            'vehiclesTrailers',
          ),
          may('driversTotal', 'recordsHeld'),
        ]),
      ]),
      page('questionsPage', 'General questions', [
        section('history', 'History', [
          explain(
            'coverageTerminated',
            'otherInsurance',
            'lapseInCover',
            'knownCircumstances',
            'convictions',
            'bankruptcy',
          ),
          explain('liensOrJudgments', 'codeViolations', 'misconductAllegations', 'lawsuitPending', 'mergersPlanned'),
        ]),
        section('exposures', 'Exposures', [
          explain('otherVentures', 'hazardousMaterials', 'foreignOperations', 'dronesOwned', 'dronesHired', 'aircraft'),
          explain('watercraft', 'alcoholServed', 'cannabis', 'firearms', 'professionalServices', 'childrenInCare'),
          explain('publicEvents', 'recreationOnSite', 'securityGuards', 'leasedEmployees', 'contractualLiability'),
          explain('certificatesRequired', 'pollutionEvent', 'personalAutosForWork', 'lithiumBatteries'),
        ]),
      ]),
      page('partiesPage', 'Policies and other parties', [
        group('priorPolicies', [
          need('priorLine', 'priorCarrier'),
          may(
            'priorPolicyNumber',
            'priorEffective',
            'priorExpiration',
            'priorLimit',
            'priorDeductible',
            'priorPremium',
          ),
          may('priorRetroactive'),
        ]),
        group('additionalInterests', [
          need('interestName', 'interestAddress', 'interestKind'),
          may('interestIn', 'interestReference'),
        ]),
      ]),
    ],
  },
}
