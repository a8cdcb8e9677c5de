type Office = {
  key: string
  city: string
  street: string
  hours: string
  phone: string
  desk: string
  about: string
}

/** Telephone numbers that are kept free for films and books. */
const offices: readonly Office[] = [
  {
    key: 'london',
    city: 'London',
    street: '14 Quillon Street, London EC2',
    hours: 'Weekdays, 7:00 to 19:00',
    phone: '+44 20 7946 0100',
    desk: 'london',
    about:
      'The head office: strategy, economics, and eighteen sector analysts. Visitors come in by the court at the back.',
  },
  {
    key: 'new-york',
    city: 'New York',
    street: '410 Larkmoor Avenue, New York, NY',
    hours: 'Weekdays, 7:30 to 18:00',
    phone: '+1 212 555 0140',
    desk: 'newyork',
    about: 'Technology, health care and energy in North America, and the desk for credit.',
  },
  {
    key: 'stockholm',
    city: 'Stockholm',
    street: 'Segelgränd 9, Stockholm',
    hours: 'Weekdays, 8:00 to 17:30',
    phone: '+44 20 7946 0120',
    desk: 'stockholm',
    about: 'Industrials, banks and materials in the Nordics, and companies from Gdańsk to Athens.',
  },
  {
    key: 'singapore',
    city: 'Singapore',
    street: '27 Tamarind Quay, Singapore',
    hours: 'Weekdays, 8:00 to 18:00',
    phone: '+44 20 7946 0130',
    desk: 'singapore',
    about: 'Asia and Pacific in six languages, with analysts who spend every second month in Tokyo, Seoul or Mumbai.',
  },
  {
    key: 'sao-paulo',
    city: 'São Paulo',
    street: 'Rua das Figueiras 302, São Paulo',
    hours: 'Weekdays, 8:30 to 18:00',
    phone: '+1 212 555 0150',
    desk: 'saopaulo',
    about: 'Consumer companies, utilities and commodities in Latin America.',
  },
]

const officePopup = ({ key, city, street, hours, phone, desk, about }: Office) => `<section data-popup="contact-${key}">
<h2>${city}</h2>
<p>${about}</p>
<p>${street}<br>${hours}, local time</p>
<p><a href="tel:${phone.replaceAll(' ', '')}">${phone}</a><br><a href="mailto:${desk}@halden.example">${desk}@halden.example</a></p>
</section>`

/** Popups of contacts: who to write to, and each office. */
export const contactPopups = `<section data-popup="contact-clients">
<h2>Client Services</h2>
<p>For access, subscriptions and anything that does not work. On weekdays from 7:00 to 19:00 London time somebody answers at once,
at other times by eight in the morning.</p>
<p><a href="mailto:clientservices@halden.example">clientservices@halden.example</a><br><a href="tel:+442079460100">+44 20 7946 0100</a></p>
<p>Visitors write to an office: <a href="#contact-london">London</a>, <a href="#contact-new-york">New York</a>,
<a href="#contact-stockholm">Stockholm</a>, <a href="#contact-singapore">Singapore</a>, <a href="#contact-sao-paulo">São Paulo</a>.</p>
</section>
<section data-popup="contact-access">
<h2>Investor Access</h2>
<p>For meetings, site visits and conferences, and for a management team that is not in the calendar. Tell us whom you would like to
meet and in which month; most requests are answered within two days.</p>
<p><a href="mailto:access@halden.example">access@halden.example</a></p>
</section>
<section data-popup="contact-compliance">
<h2>Compliance</h2>
<p>For questions about our policies and disclosures, about a position that an analyst may hold, and for complaints, which a partner
outside research reads.</p>
<p><a href="mailto:compliance@halden.example">compliance@halden.example</a></p>
</section>
<section data-popup="contact-careers">
<h2>Careers</h2>
<p>Send two pages about a company that you think is misjudged, and a line about yourself. We read the two pages first.</p>
<p><a href="mailto:careers@halden.example">careers@halden.example</a></p>
</section>
${offices.map(officePopup).join('\n')}`

/** Popups about how research is made. */
export const researchPopups = `<section data-popup="research-ratings">
<h2>Ratings</h2>
<p>We rate a share by what we expect it to return in twelve months, dividends included.</p>
<table>
<thead><tr><th>Rating</th><th>Expected return</th></tr></thead>
<tbody>
<tr><td>Buy</td><td>more than ten per cent</td></tr>
<tr><td>Hold</td><td>between minus five and ten per cent</td></tr>
<tr><td>Sell</td><td>a loss of more than five per cent</td></tr>
</tbody>
</table>
<p>A rating is reviewed at least once a quarter, and every change says what it was before.</p>
</section>
<section data-popup="research-targets">
<h2>Price targets</h2>
<p>A price target is what we think a share is worth in twelve months. It rests on estimates that are part of the model, and the model
is available to clients. Where two methods disagree by more than a fifth, the note says so and gives both.</p>
<p>Earlier targets remain in a company's profile with their dates. See also <a href="#research-ratings">ratings</a>.</p>
</section>
<section data-popup="research-libraries">
<h2>Libraries</h2>
<p>Notes are filed under Research, Sales Intelligence &amp; Events, Analytics, Valuation Tools, Primers and Earnings Hub. Data older than
two years stand in the archive.</p>
<ul>
<li><strong>Research</strong> holds what analysts and economists sign with their names.</li>
<li><strong>Sales Intelligence &amp; Events</strong> is daily comment, and what was said at meetings.</li>
<li><strong>Analytics</strong> and <strong>Valuation Tools</strong> are tables and workbooks.</li>
<li><strong>Primers</strong> explain an industry to whoever begins with it.</li>
<li><strong>Earnings Hub</strong> follows results from the preview to the morning after.</li>
</ul>
</section>
<section data-popup="research-data">
<h2>Where figures come from</h2>
<p>Reported figures are taken from the companies' own filings and entered twice, by two people. Prices are those of the last close.
Estimates are ours; what we compare them with is named beside it.</p>
<p>Found a wrong figure? <a href="#contact-clients">Tell us</a>: it is corrected on the same day, and the note says that it was.</p>
</section>
<section data-popup="research-independence">
<h2>Independence</h2>
<p>Nobody at Halden Research may hold shares of a company that he or she covers. No company pays for coverage, sees a rating before
our clients do, or reads more of a draft than the facts about itself.</p>
<p>Questions go to <a href="#contact-compliance">Compliance</a>.</p>
</section>`
