import { tabTexts } from './kept-texts.ts'

/** Session storage key of the current city code (specification 3); `62` stands for the province. */
export const CITY_CODE_KEY = 'cityCode'

/** The site chosen in this tab; undefined when none was. */
export function storedCityCode(): string | undefined {
  return tabTexts.read(CITY_CODE_KEY)
}
