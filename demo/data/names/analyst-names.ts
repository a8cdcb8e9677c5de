/**
 * The 45 analysts: name, office, desk. An equity desk is a sector, the others are named in `Desk`. The last three have left;
 * their texts remain.
 */
export type AnalystName = { name: string; city: string; desk: string; inactive: boolean }

const staff = `
Ingrid Åkesson; Stockholm; Industrials
Thomas Whitcombe; London; Industrials
Yuki Morishita; Tokyo; Industrials
Daniel Okafor; New York; Industrials
Eirik Søndenå; Oslo; Energy
Camila Duarte; São Paulo; Energy
Małgorzata Wójcik; Warsaw; Materials
Lwazi Dlamini; Johannesburg; Materials
Harriet Pemberton; Sydney; Materials
Chiara Bellandi; Milan; Consumer Discretionary
Oliver Grantley; London; Consumer Discretionary
Ji-woo Hwang; Seoul; Consumer Discretionary
Élodie Vasseur; Paris; Consumer Staples
Priya Ramanathan; Mumbai; Consumer Staples
Annika Lindqvist; Stockholm; Healthcare
Rebecca Stoltzfus; New York; Healthcare
Jürgen Weißkopf; Frankfurt; Healthcare
Begüm Karaca; Istanbul; Financials
Fergus MacAskill; London; Financials
Xu Wenjing; Hong Kong; Financials
Niamh O'Sullivan; Dublin; Technology
Arjun Bhattacharya; Singapore; Technology
Kristina Novotná; Prague; Technology
Rafael Quintanilla; Madrid; Telecoms & Media
Saskia van der Meulen; Amsterdam; Telecoms & Media
Jørgen Brandt-Nielsen; Copenhagen; Utilities
Clara Hohenegger; Vienna; Real Estate
Marcus Tindall; London; Real Estate
Philippa Ravenscroft; London; Investment Companies
Alasdair Kincaid; London; Investment Companies
Dr. Helena Brzezińska; London; Macro
Matteo Fontanesi; Milan; Macro
Nathaniel Brooks; New York; Macro
Lim Hui Shan; Singapore; Macro
Georg Zellweger; Zürich; Rates
Aoife Brannigan; Dublin; Rates
Gustavo Peixoto; São Paulo; Credit
Tomáš Havlíček; London; Currencies
Abena Osei-Mensah; London; Commodities
Charlotte Delacroix-Fournier; Paris; Strategy
Edward Lockhart; London; Strategy
Ravi Subramaniam; London; Quant
Walter Ostermann; Frankfurt; Industrials; left
Gwendolyn Ashdown; London; Financials; left
Pekka Rautiainen; Helsinki; Macro; left
`

export const analystNames: readonly AnalystName[] = staff
  .trim()
  .split('\n')
  .map((line) => {
    const [name = '', city = '', desk = '', left] = line.split('; ')
    return { name, city, desk, inactive: left !== undefined }
  })
