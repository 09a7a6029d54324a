import { libraryEdition, type LibraryForm } from '../library-form.ts'
import {
  ask,
  calculated,
  choice,
  choices,
  date,
  explain,
  group,
  longText,
  may,
  money,
  need,
  page,
  percent,
  section,
  text,
  whenNo,
  whenOneOf,
  whenYes,
  whole,
  yesNo,
  yesNoWithDetail,
} from '../parts.ts'
import { applicantPage } from '../shared/applicant-page.ts'
import { interestsSection } from '../shared/interests.ts'
import { signaturePage } from '../shared/signature-page.ts'

const kind = section('restaurantKind', 'The restaurant', [
  choice(
    'service',
    'Kind of restaurant',
    [
      'Table service',
      'Counter service',
      'Take-away only',
      'Bar or tavern',
      'Night club',
      'Coffee shop or bakery',
      'Food truck',
      'Banquet hall',
      'Other',
    ],
    { required: true },
  ),
  text('cuisine', 'Kitchen', { help: 'Such as Italian, barbecue, sushi.' }),
  need('openingHours', 'seatingCapacity', 'yearsOfExperience'),
  whole('barSeats', 'Of those, at the bar'),
  explain('franchise', 'ownershipChange'),
  choice('season', 'Open', ['All year', 'In season only'], { required: true }),
  text('seasonMonths', 'In which months?', { showIf: whenOneOf('season', 'In season only'), required: true }),
])

const sales = page('salesPage', 'Sales and people', [
  section('salesSection', 'Sales', [
    need('annualRevenue', 'revenueLastYear', 'foodSales', 'alcoholSales'),
    money('deliverySales', 'Sales by delivery'),
    money('cateringSales', 'Sales by catering'),
    calculated(
      'alcoholShare',
      'Alcohol, share of sales of food and drink in percent',
      'round(alcoholSales * 100 / (foodSales + alcoholSales), 1)',
    ),
  ]),
  section('people', 'People', [
    need('headcountFull', 'headcountPart', 'annualPayroll'),
    may('tippedEmployees', 'headcountSeasonal', 'employeeTurnoverPercent'),
    explain('minorsOrSeniors', 'backgroundChecks', 'handbook', 'antiHarassmentPolicy', 'leasedEmployees'),
    yesNo('foodManager', 'Is a certified food manager on duty at all hours?', { required: true }),
  ]),
  group(
    'locations',
    [
      need(
        'locationNumber',
        'locationAddress',
        'locationInterest',
        'locationArea',
        'locationYearBuilt',
        'locationConstruction',
      ),
      may('locationAreaPublic', 'locationSprinklers', 'locationFireAlarm', 'locationBurglarAlarm', 'locationRevenue'),
      may('locationContentsValue', 'locationImprovementsValue', 'locationIncomeValue'),
    ],
    { least: 1, help: 'Each restaurant, kitchen and store room.' },
  ),
])

const kitchen = page('kitchenPage', 'Kitchen', [
  section('cooking', 'Cooking', [
    explain('cookingOnPremises', 'deepFryers', 'solidFuelCooking'),
    choice(
      'suppression',
      'Extinguishing system above the cooking',
      ['Wet chemical (UL 300)', 'Dry chemical', 'Water spray', 'None'],
      {
        required: true,
        help: 'Most insurers ask for a wet chemical system that meets UL 300.',
      },
    ),
    date('suppressionServiced', 'Last serviced', {
      pastOnly: true,
      showIf: whenOneOf('suppression', 'Wet chemical (UL 300)', 'Dry chemical', 'Water spray'),
      required: true,
    }),
    longText('suppressionPlan', 'When will one be put in?', {
      showIf: whenOneOf('suppression', 'None'),
      required: true,
    }),
    explain('hoodCleaning'),
    choice('filtersCleaned', 'Filters are cleaned', ['Every day', 'Every week', 'Every month', 'Less often'], {
      required: true,
    }),
    date('hoodCleaned', 'Hoods and ducts last cleaned', { pastOnly: true, required: true }),
    yesNo('extinguishers', 'Are class K extinguishers in the kitchen?', { required: true }),
    yesNo('fuelShutOff', 'Does the system shut gas and electricity off by itself?', { required: true }),
    yesNo('tableCooking', 'Is food cooked or flamed at the table?'),
    yesNo('outdoorCooking', 'Is there cooking outdoors?'),
    explain('sprinklersTested', 'codeViolations'),
  ]),
  section('foodSafety', 'Food safety', [
    yesNo('foodPlan', 'Is there a plan in writing for food safety?', { required: true }),
    yesNo('temperatureLog', 'Are temperatures recorded each day?', { required: true }),
    date('healthInspected', 'Last inspected by the health department', { pastOnly: true, required: true }),
    text('healthScore', 'Grade or points', { required: true }),
    ...yesNoWithDetail(
      'healthClosed',
      'Were you closed by the health department in three years?',
      'When, why and for how long',
      { required: true },
    ),
    yesNo('allergens', 'Are staff trained in allergens, and are they on the menu?', { required: true }),
    ...yesNoWithDetail('rawFood', 'Do you serve raw fish, oysters or meat?', 'Which, and how guests are told', {
      required: true,
    }),
    money('spoilage', 'Highest value of food kept cold'),
    explain('productsMade', 'productRecall'),
  ]),
])

const guests = page('guestsPage', 'Guests and alcohol', [
  section('alcohol', 'Alcohol', [
    explain('alcoholServed'),
    choices('alcoholKinds', 'What is served?', ['Beer', 'Wine', 'Spirits'], {
      showIf: whenYes('alcoholServed'),
      required: true,
    }),
    text('alcoholLicence', 'Licence number', { showIf: whenYes('alcoholServed'), required: true }),
    text('lastCall', 'Last drinks are served at', { showIf: whenYes('alcoholServed'), required: true }),
    yesNo('serversTrained', 'Are all servers trained and certified?', {
      showIf: whenYes('alcoholServed'),
      required: true,
    }),
    yesNo('agesChecked', 'Is the age of young guests always checked?', {
      showIf: whenYes('alcoholServed'),
      required: true,
    }),
    choices(
      'drinkOffers',
      'Do you offer',
      ['Happy hour', 'Two for one', 'Drinks after midnight', 'Bottle service', 'None of these'],
      {
        showIf: whenYes('alcoholServed'),
      },
    ),
    yesNo('ridesHome', 'Are rides home arranged for guests?', { showIf: whenYes('alcoholServed') }),
    yesNo('bringOwn', 'May guests bring their own alcohol?', { showIf: whenNo('alcoholServed'), required: true }),
    ...yesNoWithDetail(
      'alcoholCitations',
      'Were you cited over alcohol in five years?',
      'When, for what and the outcome',
      { required: true },
    ),
  ]),
  section('entertainment', 'Guests', [
    explain('liveEntertainment', 'securityGuards', 'assaultIncidents', 'publicEvents', 'recreationOnSite'),
    yesNo('danceFloor', 'Is there a dance floor?', { required: true }),
    whole('danceFloorArea', 'Its square feet', { showIf: whenYes('danceFloor') }),
    ...yesNoWithDetail('coverCharge', 'Is there an entrance fee?', 'How much, and on which nights'),
    ...yesNoWithDetail('games', 'Are there billiards, darts, mechanical rides or gambling?', 'Which, and how many'),
    yesNo('outsideSeats', 'Are there seats on a roof, balcony or pavement?'),
    yesNo('playground', 'Is there a play area for children?'),
    yesNo('exitLights', 'Are exits lit, marked and never locked in opening hours?', { required: true }),
    whole('occupancyAllowed', 'Guests allowed by the fire department'),
    choice('floorCleaning', 'Floors are checked for spills', ['By a log each hour', 'By all staff', 'At closing'], {
      required: true,
    }),
  ]),
  section('deliveries', 'Delivery, catering and parking', [
    explain('delivery', 'cateringDone', 'valetParking'),
    choice('deliveredBy', 'Delivered by', ['Own employees', 'Delivery companies', 'Both'], {
      showIf: whenYes('delivery'),
      required: true,
    }),
    percent('ownDelivery', 'Share delivered by own employees', {
      showIf: whenOneOf('deliveredBy', 'Both'),
    }),
    ask('driverRecordsChecked', { showIf: whenYes('delivery') }),
    ask('personalAutoDrivers', { showIf: whenYes('delivery') }),
    yesNo('timePromise', 'Do you promise delivery within a set time?', { showIf: whenYes('delivery'), required: true }),
  ]),
  interestsSection('Landlords, franchisors and lenders'),
])

/** What restaurants and bars are asked beside the application of the line. */
export const restaurants: LibraryForm = {
  formId: 'restaurants',
  draft: {
    name: 'Restaurants’ supplement',
    title: 'Supplement for restaurants and bars',
    policyType: 'PACKAGE',
    edition: libraryEdition,
  },
  layout: { pages: [applicantPage(kind), sales, kitchen, guests, signaturePage()] },
}
