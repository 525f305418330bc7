import { writeFile } from 'node:fs/promises';

import { billOfMaterials } from './bill-of-materials.ts';

const { SOURCE_DATE_EPOCH: epoch = '' } = process.env;
const bill = await billOfMaterials(epoch === '' ? undefined : Number(epoch));
const text = `${JSON.stringify(bill, null, 2)}\n`;
const [file] = process.argv.slice(2);
if (file === undefined) process.stdout.write(text);
else await writeFile(file, text);
