import { alarmKinds, constructionClasses, sprinklerExtents } from './fact-choices.ts'
import { factsOf, yesNoFacts } from './fact-definition.ts'

/** Buildings and what is in them, as a whole. */
export const propertyFacts = [
  ...factsOf('Property', null, {
    locationsTotal: ['whole', 'Number of locations'],
    buildingsTotal: ['whole', 'Number of buildings'],
    totalBuildingValue: ['money', 'Value of all buildings, to rebuild new'],
    totalContentsValue: ['money', 'Value of all contents, to replace new'],
    largestLocationValue: ['money', 'Value at the largest single location'],
    valuationMethod: [
      'choice',
      'How were the values found?',
      { choices: ['Appraisal', 'Cost calculator', 'Contractor’s estimate', 'Purchase price', 'Own estimate'] },
    ],
    valuationDate: ['date', 'When were the values last reviewed?'],
    stockPeakValue: ['money', 'Highest value of stock during the year'],
    peakSeason: ['text', 'Months in which stock is highest'],
    businessIncomeYearly: [
      'money',
      'Yearly net income and continuing expenses',
      { help: 'What would be lost, in a year, if you could not open.' },
    ],
    monthsToRestore: ['whole', 'Months to be back in business after a total loss'],
    milesToCoast: ['decimal', 'Miles from the nearest building to the coast'],
    unitsTotal: ['whole', 'Dwelling units'],
    unitsOccupiedPercent: ['percent', 'Units occupied'],
    averageMonthlyRent: ['money', 'Average monthly rent of a unit'],
    propertyManager: ['text', 'Company that manages the property'],
  }),
  ...yesNoFacts('Property', {
    sprinklersTested: ['Are sprinklers and alarms inspected every year by a contractor?', 'By whom and when last'],
    cookingOnPremises: [
      'Is there commercial cooking on the premises?',
      'Equipment, hoods, extinguishing system and who services them',
    ],
    hoodCleaning: ['Are hoods and ducts cleaned under a contract?', 'By whom and how often'],
    solidFuelCooking: ['Do you cook with wood or charcoal?', 'Equipment, clearances and how ash is removed'],
    deepFryers: ['Are there deep fryers?', 'How many, their automatic shut-off, and their distance to open flames'],
    roofCondition: ['Has a roof leaked, or is one older than 20 years?', 'Which, its age, and repairs done or planned'],
    aluminumWiring: ['Is there aluminum wiring, or fuse boxes?', 'Where, and whether it was made safe'],
    problemPanels: [
      'Are there Federal Pacific, Zinsco or similar electric panels?',
      'Where, and when they will be replaced',
    ],
    floodHistory: ['Has water entered a building from outside?', 'Which building, when, and what it cost'],
    combustibleStorage: [
      'Is anything stored higher than 12 feet, or outside within 10 feet of a building?',
      'What, where and how high',
    ],
    backupPower: ['Is there standby power?', 'What it runs, and for how long'],
    renovationPlanned: ['Is building work under way or planned?', 'What, when, its cost, and the contractor'],
    lithiumBatteries: [
      'Are lithium batteries stored, charged or shipped in quantity?',
      'How many, where and how they are watched',
    ],
    contingencyPlan: [
      'Is there a plan in writing to go on after a disaster?',
      'When it was last tried, and which sites it uses',
    ],
    propertyOfOthers: ['Do you hold property of others?', 'Whose, what, and its highest value'],
  }),
]

/** Each place of business. */
export const locationFacts = factsOf('Property', 'locations', {
  locationNumber: ['whole', 'Location number'],
  locationAddress: ['address', 'Address of the location'],
  locationInterest: ['choice', 'Your interest', { choices: ['Owner', 'Tenant', 'Owner and lessor'] }],
  locationInsideCity: ['yesNo', 'Inside city limits?'],
  locationUse: ['text', 'What is done there'],
  locationArea: ['whole', 'Area in square feet'],
  locationAreaPublic: ['whole', 'Of that, open to the public'],
  locationEmployees: ['whole', 'Employees there'],
  locationRevenue: ['money', 'Yearly revenue there'],
  locationYearBuilt: ['year', 'Year built'],
  locationConstruction: [
    'choice',
    'Construction',
    { choices: constructionClasses, help: 'Joisted masonry: brick or block walls with a wooden roof.' },
  ],
  locationStoreys: ['whole', 'Storeys'],
  locationRoofYear: ['year', 'Roof replaced in'],
  locationWiringYear: ['year', 'Wiring renewed in'],
  locationPlumbingYear: ['year', 'Plumbing renewed in'],
  locationHeatingYear: ['year', 'Heating and cooling renewed in'],
  locationSprinklers: ['choice', 'Sprinklers', { choices: sprinklerExtents }],
  locationFireAlarm: ['choice', 'Fire alarm', { choices: alarmKinds }],
  locationBurglarAlarm: ['choice', 'Burglar alarm', { choices: alarmKinds }],
  locationFloodZone: ['text', 'Flood zone', { help: 'From the federal map: A, AE, V, VE, X and so on.' }],
  locationHydrantFeet: ['whole', 'Feet to the nearest hydrant'],
  locationStationMiles: ['decimal', 'Miles to the fire station'],
  locationBuildingValue: ['money', 'Building'],
  locationContentsValue: ['money', 'Contents and equipment'],
  locationStockValue: ['money', 'Stock'],
  locationImprovementsValue: [
    'money',
    'Tenant’s improvements',
    { help: 'What you built into rented space and could not take along.' },
  ],
  locationIncomeValue: ['money', 'Business income and rents for 12 months'],
})
