import type { Template } from '../template.ts';
import { ARITHMETIC_TEMPLATES } from './science/arithmetic.ts';
import { CHEMISTRY_TEMPLATES } from './science/chemistry.ts';
import { COMPANY_TEMPLATES } from './science/companies.ts';
import { COMPUTING_TEMPLATES } from './science/computing.ts';
import { ELEMENT_FAMILY_TEMPLATES } from './science/element-families.ts';
import { ELEMENT_TEMPLATES } from './science/elements.ts';
import { EVERYDAY_TEMPLATES } from './science/everyday.ts';
import { LIFE_TEMPLATES } from './science/life.ts';
import { MATHEMATICS_TEMPLATES } from './science/mathematics.ts';
import { NUMERAL_TEMPLATES } from './science/numerals.ts';
import { PEOPLE_TEMPLATES } from './science/people.ts';
import { PHYSICS_TEMPLATES } from './science/physics.ts';
import { POWER_TEMPLATES } from './science/powers.ts';
import { SPACE_TEMPLATES } from './science/space.ts';
import { VEHICLE_TEMPLATES } from './science/vehicles.ts';

/** Science, nature, animals, mathematics, computers, vehicles, gadgets and everyday knowledge. */
export const SCIENCE_TEMPLATES: readonly Template[] = [
  ...ELEMENT_TEMPLATES,
  ...ELEMENT_FAMILY_TEMPLATES,
  ...CHEMISTRY_TEMPLATES,
  ...SPACE_TEMPLATES,
  ...PHYSICS_TEMPLATES,
  ...PEOPLE_TEMPLATES,
  ...LIFE_TEMPLATES,
  ...ARITHMETIC_TEMPLATES,
  ...POWER_TEMPLATES,
  ...NUMERAL_TEMPLATES,
  ...MATHEMATICS_TEMPLATES,
  ...COMPUTING_TEMPLATES,
  ...COMPANY_TEMPLATES,
  ...VEHICLE_TEMPLATES,
  ...EVERYDAY_TEMPLATES,
];
