import { alarmKinds, constructionClasses, sprinklerExtents } from './fact-choices.ts'
import { factsOf, yesNoFacts } from './fact-definition.ts'

/** Buildings and what is in them, as a whole. */
export const propertyFacts = [
  ...factsOf('Property', null, {
    locationsTotal: ['whole', 'Number of locations'],
    buildingsTotal: ['whole', 'Number of buildings'],
    totalBuildingValue: ['money', 'Replacement cost of all buildings'],
    totalContentsValue: ['money', 'Replacement cost of all contents'],
    largestLocationValue: ['money', 'Value at the largest single location'],
    valuationMethod: [
      'choice',
      'How were the values determined?',
      { choices: ['Appraisal', 'Cost calculator', 'Contractor’s estimate', 'Purchase price', 'Own estimate'] },
    ],
    valuationDate: ['date', 'When were the values last reviewed?'],
    stockPeakValue: ['money', 'Highest value of stock during the year'],
    peakSeason: ['text', 'Months in which stock is highest'],
    businessIncomeYearly: [
      'money',
      'Annual net income and continuing expenses',
      { help: 'Amount that would be lost in a year if you could not operate.' },
    ],
    monthsToRestore: ['whole', 'Months to resume operations after a total loss'],
    milesToCoast: ['decimal', 'Miles from the nearest building to the coast'],
    unitsTotal: ['whole', 'Dwelling units'],
    unitsOccupiedPercent: ['percent', 'Units occupied'],
    averageMonthlyRent: ['money', 'Average monthly rent of a unit'],
    propertyManager: ['text', 'Company that manages the property'],
  }),
  ...yesNoFacts('Property', {
    sprinklersTested: [
      'Does a contractor inspect the sprinklers and alarms every year?',
      'Describe who inspects, and the last inspection date',
    ],
    cookingOnPremises: [
      'Is there commercial cooking on the premises?',
      'Describe the equipment, hoods, extinguishing system, and servicing',
    ],
    hoodCleaning: ['Are hoods and ducts cleaned under a contract?', 'Describe who cleans, and how often'],
    solidFuelCooking: ['Do you cook with wood or charcoal?', 'Describe the equipment, clearances, and ash removal'],
    deepFryers: ['Are there deep fryers?', 'Describe the number, automatic shut-off, and distance to open flames'],
    roofCondition: [
      'Has a roof leaked, or is one older than 20 years?',
      'Describe the roof, its age, and repairs done or planned',
    ],
    aluminumWiring: ['Is there aluminum wiring, or fuse boxes?', 'Describe where, and whether it was remediated'],
    problemPanels: [
      'Are there Federal Pacific, Zinsco, or similar electrical panels?',
      'Describe where, and when they will be replaced',
    ],
    floodHistory: ['Has any building flooded?', 'Describe the building, date, and cost'],
    combustibleStorage: [
      'Is anything stored higher than 12 feet, or outside within 10 feet of a building?',
      'Describe what, where, and how high',
    ],
    backupPower: ['Is there backup power?', 'Describe what it powers, and for how long'],
    renovationPlanned: ['Is construction under way or planned?', 'Describe the work, dates, cost, and contractor'],
    lithiumBatteries: [
      'Do you store, charge, or ship lithium batteries in quantity?',
      'Describe the number, locations, and monitoring',
    ],
    contingencyPlan: [
      'Do you have a written business continuity plan?',
      'Describe the last test, and the sites it uses',
    ],
    propertyOfOthers: ['Do you hold property of others?', 'Describe the owners, property, and highest value'],
  }),
]

/** Each place of business. */
export const locationFacts = factsOf('Property', 'locations', {
  locationNumber: ['whole', 'Location number'],
  locationAddress: ['address', 'Address of the location'],
  locationInterest: ['choice', 'Your interest', { choices: ['Owner', 'Tenant', 'Owner and lessor'] }],
  locationInsideCity: ['yesNo', 'Inside city limits?'],
  locationUse: ['text', 'Operations at this location'],
  locationArea: ['whole', 'Area in square feet'],
  locationAreaPublic: ['whole', 'Of that, open to the public'],
  locationEmployees: ['whole', 'Number of employees at this location'],
  locationRevenue: ['money', 'Annual revenue at this location'],
  locationYearBuilt: ['year', 'Year built'],
  locationConstruction: [
    'choice',
    'Construction',
    { choices: constructionClasses, help: 'Joisted masonry: brick or block walls with a wooden roof.' },
  ],
  locationStoreys: ['whole', 'Number of stories'],
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
    { help: 'Permanent improvements you made to leased space.' },
  ],
  locationIncomeValue: ['money', 'Business income and rents for 12 months'],
})
