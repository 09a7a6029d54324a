import { libraryEdition, type LibraryForm } from '../library-form.ts'
import { ask, explain, group, may, need, page, section, whenOneOf, whenYes } from '../parts.ts'

const inIndustry = (name: string) => ({ showIf: whenOneOf('industrySupplement', name) })

/** The industry of the account, with the questions that belong to it. */
export const profileIndustry: LibraryForm = {
  formId: 'profile-industry',
  draft: { name: 'Profile: industry', title: 'Industry', purpose: 'PROFILE', edition: libraryEdition },
  layout: {
    pages: [
      page('industryPage', 'Industry', [
        section('classification', 'Classification', [
          need('naicsCode'),
          may('sicCode', 'mainGlClass', 'mainWcClass'),
          ask('industrySupplement', {
            required: true,
            help: 'The questions of your industry follow on the next page.',
          }),
        ]),
      ]),
      page(
        'contractorPage',
        'Contractor',
        [
          section('contractorWork', 'The work', [
            may(
              'contractorLicenceNumber',
              'residentialPercent',
              'commercialPercent',
              'newWorkPercent',
              'remodelPercent',
            ),
            may('averageJobValue', 'largestJobValue'),
            explain('blastingOrDemolition', 'excavation', 'cranes', 'exteriorFinish', 'uninsuredSubcontractors'),
          ]),
          group('projects', [
            need('projectName', 'projectYear', 'projectValue', 'projectRole'),
            may('projectCustomer', 'projectPlace'),
          ]),
        ],
        inIndustry('Contractor'),
      ),
      page(
        'restaurantPage',
        'Restaurant or bar',
        [
          section('restaurantFacts', 'The restaurant', [
            need('seatingCapacity', 'foodSales', 'alcoholSales'),
            may('tippedEmployees'),
            explain('cookingOnPremises', 'hoodCleaning', 'deepFryers', 'solidFuelCooking', 'delivery', 'cateringDone'),
            explain('liveEntertainment', 'valetParking'),
          ]),
        ],
        inIndustry('Restaurant or bar'),
      ),
      page(
        'habitationalPage',
        'Habitational property',
        [
          section('dwellings', 'Dwellings', [
            need('unitsTotal', 'unitsOccupiedPercent'),
            may('averageMonthlyRent', 'propertyManager', 'valuationMethod', 'valuationDate'),
            explain(
              'sprinklersTested',
              'roofCondition',
              'aluminumWiring',
              'problemPanels',
              'floodHistory',
              'vacantUnits',
            ),
            explain('shortTermRentals', 'studentOrSubsidised', 'assaultIncidents', 'renovationPlanned'),
          ]),
        ],
        inIndustry('Habitational property'),
      ),
      page(
        'truckingPage',
        'Trucking',
        [
          section('carriage', 'Carriage', [
            need('motorCarrierNumber', 'annualMiles', 'localPercent', 'intermediatePercent', 'longPercent'),
            may('annualMilesLastYear', 'ownerOperators', 'maxVehiclesGarage'),
            explain(
              'filingsRequired',
              'hazmatHauled',
              'doubleBrokered',
              'nonOwnedTrailers',
              'electronicLogs',
              'teamDriving',
            ),
            explain('passengersCarried', 'vehiclesLeasedOut'),
          ]),
        ],
        inIndustry('Trucking'),
      ),
      page(
        'lawPage',
        'Law firm',
        [
          section('lawFirm', 'The firm', [
            need('attorneysTotal', 'feesExpected', 'feesLastYear', 'conflictSystem', 'docketSystem'),
            may('partnersTotal', 'paralegalsTotal', 'supportStaffTotal', 'largestClientPercent', 'trustAccountBalance'),
            explain('engagementLetters', 'disciplinaryAction', 'officeSharing', 'predecessorFirms', 'wireControls'),
          ]),
          group('attorneys', [
            need('attorneyName', 'attorneyStatus', 'attorneyBarState', 'attorneyAdmitted', 'attorneyJoined'),
            may('attorneyBarNumber', 'attorneyHours', 'attorneyPriorActs'),
          ]),
          group('practiceAreas', [need('practiceArea', 'practicePercent')]),
        ],
        inIndustry('Law firm'),
      ),
      page(
        'manufacturerPage',
        'Manufacturer',
        [
          section('making', 'Making', [
            explain('productsMade', 'productRecall', 'combustibleStorage', 'unionLabour'),
            may('stockPeakValue', 'peakSeason', 'monthsToRestore'),
          ]),
          group(
            'products',
            [
              need('productName', 'productSales'),
              may('productUse', 'productUnits', 'productSince', 'productLife', 'productMadeBy'),
            ],
            { showIf: whenYes('productsMade') },
          ),
        ],
        inIndustry('Manufacturer'),
      ),
    ],
  },
}
