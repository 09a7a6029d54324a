/** Names of people and companies that the large world draws from. */
const words = (text: string): readonly string[] => text.split(' ')

export const firstNames = words(
  'Amara Andre Anita Arthur Beatriz Brandon Camille Carlos Cecilia Chen Clara Damian Dana Diego Edith Elliot Emeka ' +
    'Erin Farah Felix Fiona Gabriel Gina Grant Hana Hector Helen Ivan Jade Jamal Jorge Julia Kai Katrin Keisha Lars ' +
    'Leila Leon Lucia Malik Maren Miguel Mina Naomi Nikhil Nina Oscar Paige Pedro Rafael Renee Rosa Ruben Sasha ' +
    'Simone Sofia Tariq Tessa Tomas Vera Victor Wendy Yusuf Zoe',
)

export const lastNames = words(
  'Abbott Adeyemi Alvarez Andersen Baptiste Barnes Becker Bennett Bianchi Burke Calloway Carver Chandra Cohen Cruz ' +
    'Dalton Delgado Dunn Eriksen Farrell Fischer Flores Foster Gallagher Garcia Gibson Grimes Haas Hoffman Hughes ' +
    'Ibrahim Ito Jensen Kaplan Keller Kim Kowalski Lambert Larsen Lopez Maddox Marino Mbeki McCoy Mehta Moreno Murphy ' +
    'Nakamura Nguyen Novak Ochoa Olsen Park Patel Pierce Quinn Ramirez Rhodes Rossi Sanders Schmidt Silva Sokolov ' +
    'Stone Suzuki Thorne Torres Underwood Valdez Vaughn Walsh Weaver Wong Yates Young Zimmer',
)

/** First words of a company or brokerage name. */
export const companyFirstWords = words(
  'Alder Amber Anchor Apex Ashford Aspen Atlas Beacon Birch Blackwell Blue Bluff Bridgeport Brook Canyon Cardinal ' +
    'Cedar Clearwater Cobalt Copper Crescent Crown Delta Eastgate Elm Emerald Evergreen Falcon Foothill Franklin ' +
    'Frontier Glacier Golden Granite Great Greenfield Hawthorn Heritage Highland Iron Juniper Keystone Lakeside ' +
    'Laurel Liberty Lincoln Magnolia Maple Meadow Mesa Midland Monarch Northgate Oak Olympic Orchard Pacific Pioneer ' +
    'Prairie Redwood River Sable Sierra Silver Sterling Stonebridge Sycamore Tamarack Timber Trident Union Valley ' +
    'Vanguard Westfield Willow Windsor',
)

/** Second words of a company name: places. */
export const companyPlaces = words(
  'Bay Bend Coast Creek Crossing Falls Field Grove Harbor Hill Hollow Island Junction Lake Landing Mill Mountain Park ' +
    'Peak Point Ridge Run Shore Spring Summit Trail Vale View',
)

export const companyTrades = [
  ...words('Builders Logistics Foods Farms Plastics Hotels Electric Roofing Dairy Freight Foundry Marine Printing'),
  ...words('Millwork Excavating Landscaping Pharmacies Restaurants Textiles Vineyards'),
  'Auto Group',
  'Cold Storage',
  'Concrete & Paving',
  'Dental Group',
  'Machine Works',
  'Medical Supply',
  'Oil & Gas Services',
  'Paper & Packaging',
  'Property Holdings',
  'Senior Living',
  'Steel Erectors',
  'Tool & Die',
]

export const companyForms = [', Inc.', ' LLC', ' Co.', ' Corp.', ', L.P.']

export const brokerageForms = [
  'Insurance Group',
  'Risk Partners',
  'Insurance Services',
  'Risk Advisors',
  'Brokerage',
  '& Sons Insurance',
]
