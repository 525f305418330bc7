import type { Pairing } from '../pairing.ts';
import type { WrittenQuestion } from '../written-question.ts';

/** The meaning of a computing abbreviation; we invented the wrong ones. */
export const ACRONYMS: readonly WrittenQuestion[] = [
  {
    key: 'cpu',
    familiarity: 2,
    en: {
      text: 'What does the abbreviation CPU stand for?',
      options: [
        'Central processing unit',
        'Computer power unit',
        'Core program utility',
        'Central printing unit',
      ],
    },
    pl: {
      text: 'Co oznacza angielski skrót CPU?',
      options: [
        'Central processing unit',
        'Computer power unit',
        'Core program utility',
        'Central printing unit',
      ],
    },
    subcategories: ['computer-hardware'],
  },
  {
    key: 'gpu',
    familiarity: 2,
    en: {
      text: 'What does the abbreviation GPU stand for?',
      options: [
        'Graphics processing unit',
        'General program unit',
        'Graphical port utility',
        'Global power unit',
      ],
    },
    pl: {
      text: 'Co oznacza angielski skrót GPU?',
      options: [
        'Graphics processing unit',
        'General program unit',
        'Graphical port utility',
        'Global power unit',
      ],
    },
    subcategories: ['computer-hardware'],
  },
  {
    key: 'ram',
    familiarity: 2,
    en: {
      text: 'What does the abbreviation RAM stand for?',
      options: ['Random access memory', 'Rapid application module', 'Read and modify', 'Remote address map'],
    },
    pl: {
      text: 'Co oznacza angielski skrót RAM?',
      options: ['Random access memory', 'Rapid application module', 'Read and modify', 'Remote address map'],
    },
    subcategories: ['computer-hardware'],
  },
  {
    key: 'rom',
    familiarity: 2,
    en: {
      text: 'What does the abbreviation ROM stand for?',
      options: ['Read-only memory', 'Random order memory', 'Remote output module', 'Rapid operation mode'],
    },
    pl: {
      text: 'Co oznacza angielski skrót ROM?',
      options: ['Read-only memory', 'Random order memory', 'Remote output module', 'Rapid operation mode'],
    },
    subcategories: ['computer-hardware'],
  },
  {
    key: 'usb',
    familiarity: 2,
    en: {
      text: 'What does the abbreviation USB stand for?',
      options: ['Universal serial bus', 'United system board', 'Unified storage block', 'User signal box'],
    },
    pl: {
      text: 'Co oznacza angielski skrót USB?',
      options: ['Universal serial bus', 'United system board', 'Unified storage block', 'User signal box'],
    },
    subcategories: ['computer-hardware'],
  },
  {
    key: 'ssd',
    familiarity: 3,
    en: {
      text: 'What does the abbreviation SSD stand for?',
      options: ['Solid-state drive', 'Super speed disk', 'Serial storage device', 'Safe system data'],
    },
    pl: {
      text: 'Co oznacza angielski skrót SSD?',
      options: ['Solid-state drive', 'Super speed disk', 'Serial storage device', 'Safe system data'],
    },
    subcategories: ['computer-hardware'],
  },
  {
    key: 'led',
    familiarity: 3,
    en: {
      text: 'What does the abbreviation LED stand for?',
      options: [
        'Light-emitting diode',
        'Low-energy display',
        'Laser electron device',
        'Linear electric driver',
      ],
    },
    pl: {
      text: 'Co oznacza angielski skrót LED?',
      options: [
        'Light-emitting diode',
        'Low-energy display',
        'Laser electron device',
        'Linear electric driver',
      ],
    },
    subcategories: ['computer-hardware'],
  },
  {
    key: 'www',
    familiarity: 1,
    en: {
      text: 'What does the abbreviation WWW stand for?',
      options: ['World Wide Web', 'World Web Works', 'Wide Window World', 'Web Without Wires'],
    },
    pl: {
      text: 'Co oznacza angielski skrót WWW?',
      options: ['World Wide Web', 'World Web Works', 'Wide Window World', 'Web Without Wires'],
    },
    subcategories: ['networks'],
  },
  {
    key: 'html',
    familiarity: 2,
    en: {
      text: 'What does the abbreviation HTML stand for?',
      options: [
        'Hypertext Markup Language',
        'High Transfer Machine Link',
        'Home Tool Modelling Language',
        'Hyperlink Text Mail List',
      ],
    },
    pl: {
      text: 'Co oznacza angielski skrót HTML?',
      options: [
        'Hypertext Markup Language',
        'High Transfer Machine Link',
        'Home Tool Modelling Language',
        'Hyperlink Text Mail List',
      ],
    },
    subcategories: ['networks'],
  },
  {
    key: 'http',
    familiarity: 3,
    en: {
      text: 'What does the abbreviation HTTP stand for?',
      options: [
        'Hypertext Transfer Protocol',
        'High Tech Text Program',
        'Host Terminal Transport Port',
        'Home Tool Transfer Page',
      ],
    },
    pl: {
      text: 'Co oznacza angielski skrót HTTP?',
      options: [
        'Hypertext Transfer Protocol',
        'High Tech Text Program',
        'Host Terminal Transport Port',
        'Home Tool Transfer Page',
      ],
    },
    subcategories: ['networks'],
  },
  {
    key: 'url',
    familiarity: 3,
    en: {
      text: 'What does the abbreviation URL stand for?',
      options: [
        'Uniform Resource Locator',
        'Universal Reading Link',
        'United Remote Line',
        'User Route List',
      ],
    },
    pl: {
      text: 'Co oznacza angielski skrót URL?',
      options: [
        'Uniform Resource Locator',
        'Universal Reading Link',
        'United Remote Line',
        'User Route List',
      ],
    },
    subcategories: ['networks'],
  },
  {
    key: 'css',
    familiarity: 3,
    en: {
      text: 'In web design, what does CSS stand for?',
      options: [
        'Cascading Style Sheets',
        'Coded Screen Setup',
        'Common Site Standard',
        'Colour Selection System',
      ],
    },
    pl: {
      text: 'Co oznacza skrót CSS w projektowaniu stron internetowych?',
      options: [
        'Cascading Style Sheets',
        'Coded Screen Setup',
        'Common Site Standard',
        'Colour Selection System',
      ],
    },
    subcategories: ['networks'],
  },
  {
    key: 'dns',
    familiarity: 4,
    en: {
      text: 'What does the abbreviation DNS stand for in networks?',
      options: ['Domain Name System', 'Data Node Service', 'Direct Network Signal', 'Digital Name Storage'],
    },
    pl: {
      text: 'Co oznacza skrót DNS w sieciach komputerowych?',
      options: ['Domain Name System', 'Data Node Service', 'Direct Network Signal', 'Digital Name Storage'],
    },
    subcategories: ['networks'],
  },
  {
    key: 'vpn',
    familiarity: 3,
    en: {
      text: 'What does the abbreviation VPN stand for?',
      options: [
        'Virtual private network',
        'Verified public node',
        'Virtual protocol name',
        'Very private number',
      ],
    },
    pl: {
      text: 'Co oznacza angielski skrót VPN?',
      options: [
        'Virtual private network',
        'Verified public node',
        'Virtual protocol name',
        'Very private number',
      ],
    },
    subcategories: ['networks'],
  },
  {
    key: 'lan',
    familiarity: 3,
    en: {
      text: 'What does the abbreviation LAN stand for?',
      options: ['Local area network', 'Long access node', 'Linked application name', 'Large antenna net'],
    },
    pl: {
      text: 'Co oznacza angielski skrót LAN?',
      options: ['Local area network', 'Long access node', 'Linked application name', 'Large antenna net'],
    },
    subcategories: ['networks'],
  },
  {
    key: 'ftp',
    familiarity: 4,
    en: {
      text: 'What does the abbreviation FTP stand for?',
      options: ['File Transfer Protocol', 'Fast Text Program', 'Free Terminal Port', 'Folder Tree Path'],
    },
    pl: {
      text: 'Co oznacza angielski skrót FTP?',
      options: ['File Transfer Protocol', 'Fast Text Program', 'Free Terminal Port', 'Folder Tree Path'],
    },
    subcategories: ['networks'],
  },
  {
    key: 'tcp',
    familiarity: 4,
    en: {
      text: 'What does the abbreviation TCP stand for in networks?',
      options: [
        'Transmission Control Protocol',
        'Total Channel Power',
        'Terminal Copy Program',
        'Transfer Code Packet',
      ],
    },
    pl: {
      text: 'Co oznacza skrót TCP w sieciach komputerowych?',
      options: [
        'Transmission Control Protocol',
        'Total Channel Power',
        'Terminal Copy Program',
        'Transfer Code Packet',
      ],
    },
    subcategories: ['networks'],
  },
  {
    key: 'iot',
    familiarity: 3,
    en: {
      text: 'What does the abbreviation IoT stand for?',
      options: ['Internet of Things', 'Input or Transfer', 'Integration of Technology', 'Index of Terms'],
    },
    pl: {
      text: 'Co oznacza angielski skrót IoT?',
      options: ['Internet of Things', 'Input or Transfer', 'Integration of Technology', 'Index of Terms'],
    },
    subcategories: ['networks'],
  },
  {
    key: 'pdf',
    familiarity: 3,
    en: {
      text: 'What does the abbreviation PDF stand for?',
      options: [
        'Portable Document Format',
        'Printed Data File',
        'Personal Document Folder',
        'Public Draft Form',
      ],
    },
    pl: {
      text: 'Co oznacza angielski skrót PDF?',
      options: [
        'Portable Document Format',
        'Printed Data File',
        'Personal Document Folder',
        'Public Draft Form',
      ],
    },
    subcategories: ['file-formats'],
  },
  {
    key: 'jpeg',
    familiarity: 4,
    en: {
      text: 'What does the abbreviation JPEG stand for?',
      options: [
        'Joint Photographic Experts Group',
        'Joint Picture Encoding Guide',
        'Java Photo Exchange Graphics',
        'Just Pixels, Easily Grouped',
      ],
    },
    pl: {
      text: 'Co oznacza angielski skrót JPEG?',
      options: [
        'Joint Photographic Experts Group',
        'Joint Picture Encoding Guide',
        'Java Photo Exchange Graphics',
        'Just Pixels, Easily Grouped',
      ],
    },
    subcategories: ['file-formats'],
  },
  {
    key: 'gif',
    familiarity: 4,
    en: {
      text: 'What does the abbreviation GIF stand for?',
      options: [
        'Graphics Interchange Format',
        'General Image File',
        'Graphical Internet Film',
        'Grid Image Format',
      ],
    },
    pl: {
      text: 'Co oznacza angielski skrót GIF?',
      options: [
        'Graphics Interchange Format',
        'General Image File',
        'Graphical Internet Film',
        'Grid Image Format',
      ],
    },
    subcategories: ['file-formats'],
  },
  {
    key: 'csv',
    familiarity: 3,
    en: {
      text: 'What does the file extension CSV stand for?',
      options: [
        'Comma-separated values',
        'Computed sheet view',
        'Common system variables',
        'Column style version',
      ],
    },
    pl: {
      text: 'Co oznacza rozszerzenie pliku CSV?',
      options: [
        'Comma-separated values',
        'Computed sheet view',
        'Common system variables',
        'Column style version',
      ],
    },
    subcategories: ['file-formats'],
  },
  {
    key: 'sql',
    familiarity: 4,
    en: {
      text: 'What does the abbreviation SQL stand for?',
      options: [
        'Structured Query Language',
        'Simple Question List',
        'Standard Quality Level',
        'System Queue Logic',
      ],
    },
    pl: {
      text: 'Co oznacza angielski skrót SQL?',
      options: [
        'Structured Query Language',
        'Simple Question List',
        'Standard Quality Level',
        'System Queue Logic',
      ],
    },
    subcategories: ['programming'],
  },
  {
    key: 'api',
    familiarity: 4,
    en: {
      text: 'What does the abbreviation API stand for?',
      options: [
        'Application programming interface',
        'Automatic program index',
        'Advanced protocol input',
        'Applied process integration',
      ],
    },
    pl: {
      text: 'Co oznacza angielski skrót API?',
      options: [
        'Application programming interface',
        'Automatic program index',
        'Advanced protocol input',
        'Applied process integration',
      ],
    },
    subcategories: ['programming'],
  },
  {
    key: 'ide',
    familiarity: 4,
    en: {
      text: 'To a programmer, what does IDE stand for?',
      options: [
        'Integrated development environment',
        'Internal data engine',
        'Interactive design editor',
        'Instant debug execution',
      ],
    },
    pl: {
      text: 'Co oznacza skrót IDE w języku programistów?',
      options: [
        'Integrated development environment',
        'Internal data engine',
        'Interactive design editor',
        'Instant debug execution',
      ],
    },
    subcategories: ['programming'],
  },
  {
    key: 'json',
    familiarity: 4,
    en: {
      text: 'What does the abbreviation JSON stand for?',
      options: [
        'JavaScript Object Notation',
        'Java Standard Output Network',
        'Joined System Object Names',
        'Just Simple Open Numbers',
      ],
    },
    pl: {
      text: 'Co oznacza angielski skrót JSON?',
      options: [
        'JavaScript Object Notation',
        'Java Standard Output Network',
        'Joined System Object Names',
        'Just Simple Open Numbers',
      ],
    },
    subcategories: ['programming'],
  },
  {
    key: 'ascii',
    familiarity: 4,
    en: {
      text: 'What does the first letter of ASCII stand for?',
      options: ['American', 'Automatic', 'Advanced', 'Alphabetic'],
    },
    pl: {
      text: 'Co oznacza pierwsza litera skrótu ASCII?',
      options: ['American', 'Automatic', 'Advanced', 'Alphabetic'],
    },
    subcategories: ['computer-science'],
  },
  {
    key: 'bios',
    familiarity: 4,
    en: {
      text: 'What does the abbreviation BIOS stand for?',
      options: [
        'Basic Input/Output System',
        'Binary Internal Operating Set',
        'Board Initial Order Switch',
        'Built-In Operating System',
      ],
    },
    pl: {
      text: 'Co oznacza angielski skrót BIOS?',
      options: [
        'Basic Input/Output System',
        'Binary Internal Operating Set',
        'Board Initial Order Switch',
        'Built-In Operating System',
      ],
    },
    subcategories: ['computer-hardware'],
  },
  {
    key: 'captcha',
    familiarity: 4,
    en: {
      text: "Which computer scientist's test is part of the name CAPTCHA?",
      options: ['Alan Turing', 'John von Neumann', 'Donald Knuth', 'Claude Shannon'],
    },
    pl: {
      text: 'Test którego informatyka kryje się w nazwie CAPTCHA?',
      options: ['Alana Turinga', 'Johna von Neumanna', 'Donalda Knutha', "Claude'a Shannona"],
    },
    subcategories: ['computer-science'],
  },
];

/** A programming language, kernel or system and its original creator. */
export const LANGUAGE_CREATORS: readonly Pairing[] = [
  {
    key: 'python',
    familiarity: 3,
    subject: { en: 'Python', pl: 'Python' },
    answer: { en: 'Guido van Rossum', pl: 'Guido van Rossum' },
  },
  {
    key: 'java',
    familiarity: 4,
    subject: { en: 'Java', pl: 'Java' },
    answer: { en: 'James Gosling', pl: 'James Gosling' },
  },
  {
    key: 'c',
    familiarity: 3,
    subject: { en: 'C', pl: 'C' },
    answer: { en: 'Dennis Ritchie', pl: 'Dennis Ritchie' },
  },
  {
    key: 'cpp',
    familiarity: 3,
    subject: { en: 'C++', pl: 'C++' },
    answer: { en: 'Bjarne Stroustrup', pl: 'Bjarne Stroustrup' },
  },
  {
    key: 'javascript',
    familiarity: 4,
    subject: { en: 'JavaScript', pl: 'JavaScript' },
    answer: { en: 'Brendan Eich', pl: 'Brendan Eich' },
  },
  {
    key: 'perl',
    familiarity: 4,
    subject: { en: 'Perl', pl: 'Perl' },
    answer: { en: 'Larry Wall', pl: 'Larry Wall' },
  },
  {
    key: 'php',
    familiarity: 4,
    subject: { en: 'PHP', pl: 'PHP' },
    answer: { en: 'Rasmus Lerdorf', pl: 'Rasmus Lerdorf' },
  },
  {
    key: 'ruby',
    familiarity: 4,
    subject: { en: 'Ruby', pl: 'Ruby' },
    answer: { en: 'Yukihiro Matsumoto', pl: 'Yukihiro Matsumoto' },
  },
  {
    key: 'pascal',
    familiarity: 4,
    subject: { en: 'Pascal', pl: 'Pascal' },
    answer: { en: 'Niklaus Wirth', pl: 'Niklaus Wirth' },
  },
  {
    key: 'lisp',
    familiarity: 4,
    subject: { en: 'Lisp', pl: 'Lisp' },
    answer: { en: 'John McCarthy', pl: 'John McCarthy' },
  },
  {
    key: 'fortran',
    familiarity: 4,
    subject: { en: 'Fortran', pl: 'Fortran' },
    answer: { en: 'John Backus', pl: 'John Backus' },
  },
  {
    key: 'scala',
    familiarity: 5,
    subject: { en: 'Scala', pl: 'Scala' },
    answer: { en: 'Martin Odersky', pl: 'Martin Odersky' },
  },
  {
    key: 'clojure',
    familiarity: 5,
    subject: { en: 'Clojure', pl: 'Clojure' },
    answer: { en: 'Rich Hickey', pl: 'Rich Hickey' },
  },
  {
    key: 'typescript',
    familiarity: 5,
    subject: { en: 'TypeScript', pl: 'TypeScript' },
    answer: { en: 'Anders Hejlsberg', pl: 'Anders Hejlsberg' },
  },
  {
    key: 'rust',
    familiarity: 5,
    subject: { en: 'Rust', pl: 'Rust' },
    answer: { en: 'Graydon Hoare', pl: 'Graydon Hoare' },
  },
  {
    key: 'elixir',
    familiarity: 5,
    subject: { en: 'Elixir', pl: 'Elixir' },
    answer: { en: 'José Valim', pl: 'José Valim' },
  },
];

/** A file name extension and the usual kind of file. */
export const FILE_KINDS: readonly Pairing[] = [
  {
    key: 'mp3',
    familiarity: 1,
    subject: { en: '.mp3', pl: '.mp3' },
    answer: { en: 'sound', pl: 'dźwięk' },
    group: 'media',
  },
  {
    key: 'wav',
    familiarity: 2,
    subject: { en: '.wav', pl: '.wav' },
    answer: { en: 'sound', pl: 'dźwięk' },
    group: 'media',
  },
  {
    key: 'flac',
    familiarity: 3,
    subject: { en: '.flac', pl: '.flac' },
    answer: { en: 'sound', pl: 'dźwięk' },
    group: 'media',
  },
  {
    key: 'jpg',
    familiarity: 1,
    subject: { en: '.jpg', pl: '.jpg' },
    answer: { en: 'picture', pl: 'obraz' },
    group: 'media',
  },
  {
    key: 'png',
    familiarity: 2,
    subject: { en: '.png', pl: '.png' },
    answer: { en: 'picture', pl: 'obraz' },
    group: 'media',
  },
  {
    key: 'bmp',
    familiarity: 3,
    subject: { en: '.bmp', pl: '.bmp' },
    answer: { en: 'picture', pl: 'obraz' },
    group: 'media',
  },
  {
    key: 'tiff',
    familiarity: 3,
    subject: { en: '.tiff', pl: '.tiff' },
    answer: { en: 'picture', pl: 'obraz' },
    group: 'media',
  },
  {
    key: 'avi',
    familiarity: 2,
    subject: { en: '.avi', pl: '.avi' },
    answer: { en: 'video', pl: 'film' },
    group: 'media',
  },
  {
    key: 'mkv',
    familiarity: 3,
    subject: { en: '.mkv', pl: '.mkv' },
    answer: { en: 'video', pl: 'film' },
    group: 'media',
  },
  {
    key: 'mov',
    familiarity: 3,
    subject: { en: '.mov', pl: '.mov' },
    answer: { en: 'video', pl: 'film' },
    group: 'media',
  },
  {
    key: 'zip',
    familiarity: 1,
    subject: { en: '.zip', pl: '.zip' },
    answer: { en: 'compressed archive', pl: 'skompresowane archiwum' },
    group: 'media',
  },
  {
    key: 'rar',
    familiarity: 2,
    subject: { en: '.rar', pl: '.rar' },
    answer: { en: 'compressed archive', pl: 'skompresowane archiwum' },
    group: 'media',
  },
  {
    key: 'seven-zip',
    familiarity: 4,
    subject: { en: '.7z', pl: '.7z' },
    answer: { en: 'compressed archive', pl: 'skompresowane archiwum' },
    group: 'media',
  },
  {
    key: 'docx',
    familiarity: 1,
    subject: { en: '.docx', pl: '.docx' },
    answer: { en: 'text document', pl: 'dokument tekstowy' },
    group: 'office',
  },
  {
    key: 'odt',
    familiarity: 3,
    subject: { en: '.odt', pl: '.odt' },
    answer: { en: 'text document', pl: 'dokument tekstowy' },
    group: 'office',
  },
  {
    key: 'rtf',
    familiarity: 4,
    subject: { en: '.rtf', pl: '.rtf' },
    answer: { en: 'text document', pl: 'dokument tekstowy' },
    group: 'office',
  },
  {
    key: 'xlsx',
    familiarity: 2,
    subject: { en: '.xlsx', pl: '.xlsx' },
    answer: { en: 'spreadsheet', pl: 'arkusz kalkulacyjny' },
    group: 'office',
  },
  {
    key: 'ods',
    familiarity: 4,
    subject: { en: '.ods', pl: '.ods' },
    answer: { en: 'spreadsheet', pl: 'arkusz kalkulacyjny' },
    group: 'office',
  },
  {
    key: 'pptx',
    familiarity: 2,
    subject: { en: '.pptx', pl: '.pptx' },
    answer: { en: 'slide presentation', pl: 'prezentacja' },
    group: 'office',
  },
  {
    key: 'odp',
    familiarity: 4,
    subject: { en: '.odp', pl: '.odp' },
    answer: { en: 'slide presentation', pl: 'prezentacja' },
    group: 'office',
  },
  {
    key: 'ttf',
    familiarity: 4,
    subject: { en: '.ttf', pl: '.ttf' },
    answer: { en: 'typeface', pl: 'krój pisma' },
    group: 'media',
  },
  {
    key: 'woff',
    familiarity: 5,
    subject: { en: '.woff2', pl: '.woff2' },
    answer: { en: 'typeface', pl: 'krój pisma' },
    group: 'media',
  },
  {
    key: 'exe',
    familiarity: 2,
    subject: { en: '.exe', pl: '.exe' },
    answer: { en: 'program for Windows', pl: 'program dla systemu Windows' },
    group: 'office',
  },
  {
    key: 'apk',
    familiarity: 3,
    subject: { en: '.apk', pl: '.apk' },
    answer: { en: 'application for Android', pl: 'aplikacja dla systemu Android' },
    group: 'office',
  },
];

/** A well-known TCP port and the protocol registered for it. */
export const PORTS: readonly Pairing[] = [
  { key: 'ftp', familiarity: 4, subject: { en: '21', pl: '21' }, answer: { en: 'FTP', pl: 'FTP' } },
  { key: 'ssh', familiarity: 4, subject: { en: '22', pl: '22' }, answer: { en: 'SSH', pl: 'SSH' } },
  { key: 'telnet', familiarity: 5, subject: { en: '23', pl: '23' }, answer: { en: 'Telnet', pl: 'Telnet' } },
  { key: 'smtp', familiarity: 4, subject: { en: '25', pl: '25' }, answer: { en: 'SMTP', pl: 'SMTP' } },
  { key: 'dns', familiarity: 4, subject: { en: '53', pl: '53' }, answer: { en: 'DNS', pl: 'DNS' } },
  { key: 'http', familiarity: 3, subject: { en: '80', pl: '80' }, answer: { en: 'HTTP', pl: 'HTTP' } },
  { key: 'pop3', familiarity: 5, subject: { en: '110', pl: '110' }, answer: { en: 'POP3', pl: 'POP3' } },
  { key: 'ntp', familiarity: 5, subject: { en: '123', pl: '123' }, answer: { en: 'NTP', pl: 'NTP' } },
  { key: 'imap', familiarity: 5, subject: { en: '143', pl: '143' }, answer: { en: 'IMAP', pl: 'IMAP' } },
  { key: 'https', familiarity: 4, subject: { en: '443', pl: '443' }, answer: { en: 'HTTPS', pl: 'HTTPS' } },
];

/** An HTTP status code and its registered reason phrase. */
export const STATUS_CODES: readonly Pairing[] = [
  { key: 'ok', familiarity: 3, subject: { en: '200', pl: '200' }, answer: { en: 'OK', pl: 'OK' } },
  {
    key: 'created',
    familiarity: 5,
    subject: { en: '201', pl: '201' },
    answer: { en: 'Created', pl: 'Created' },
  },
  {
    key: 'moved',
    familiarity: 4,
    subject: { en: '301', pl: '301' },
    answer: { en: 'Moved Permanently', pl: 'Moved Permanently' },
  },
  {
    key: 'not-modified',
    familiarity: 5,
    subject: { en: '304', pl: '304' },
    answer: { en: 'Not Modified', pl: 'Not Modified' },
  },
  {
    key: 'bad-request',
    familiarity: 4,
    subject: { en: '400', pl: '400' },
    answer: { en: 'Bad Request', pl: 'Bad Request' },
  },
  {
    key: 'unauthorized',
    familiarity: 4,
    subject: { en: '401', pl: '401' },
    answer: { en: 'Unauthorized', pl: 'Unauthorized' },
  },
  {
    key: 'forbidden',
    familiarity: 3,
    subject: { en: '403', pl: '403' },
    answer: { en: 'Forbidden', pl: 'Forbidden' },
  },
  {
    key: 'not-found',
    familiarity: 2,
    subject: { en: '404', pl: '404' },
    answer: { en: 'Not Found', pl: 'Not Found' },
  },
  {
    key: 'internal-error',
    familiarity: 4,
    subject: { en: '500', pl: '500' },
    answer: { en: 'Internal Server Error', pl: 'Internal Server Error' },
  },
  {
    key: 'bad-gateway',
    familiarity: 5,
    subject: { en: '502', pl: '502' },
    answer: { en: 'Bad Gateway', pl: 'Bad Gateway' },
  },
  {
    key: 'unavailable',
    familiarity: 5,
    subject: { en: '503', pl: '503' },
    answer: { en: 'Service Unavailable', pl: 'Service Unavailable' },
  },
];

/** Other questions about computing. */
export const COMPUTING_QUESTIONS: readonly WrittenQuestion[] = [
  {
    key: 'byte',
    familiarity: 2,
    en: { text: 'How many bits make a byte today?', options: ['8', '4', '10', '16'] },
    pl: { text: 'Ile bitów ma dziś bajt?', options: ['8', '4', '10', '16'] },
    tags: ['data'],
    subcategories: ['computer-science'],
  },
  {
    key: 'bit-values',
    familiarity: 1,
    en: { text: 'How many different values can a single bit have?', options: ['2', '1', '8', '10'] },
    pl: { text: 'Ile różnych wartości może przyjąć jeden bit?', options: ['2', '1', '8', '10'] },
    tags: ['data', 'binary-numbers'],
    subcategories: ['computer-science'],
  },
  {
    key: 'byte-values',
    familiarity: 3,
    en: { text: 'How many different values can a byte have?', options: ['256', '255', '128', '100'] },
    pl: { text: 'Ile różnych wartości może przyjąć bajt?', options: ['256', '255', '128', '100'] },
    tags: ['data', 'binary-numbers'],
    subcategories: ['computer-science'],
    why: {
      en: 'Eight bits give 2⁸ patterns; early graphics cards showed as many colours.',
      pl: 'Osiem bitów daje 2⁸ kombinacji; tyle kolorów wyświetlały dawne karty graficzne.',
    },
  },
  {
    key: 'kibibyte',
    familiarity: 4,
    en: { text: 'How many bytes make a kibibyte?', options: ['1,024', '1,000', '512', '2,048'] },
    pl: { text: 'Ile bajtów ma kibibajt?', options: ['1024', '1000', '512', '2048'] },
    tags: ['data'],
    subcategories: ['computer-science'],
  },
  {
    key: 'nibble',
    familiarity: 5,
    en: { text: 'What are four bits together called?', options: ['Nibble', 'Byte', 'Word', 'Token'] },
    pl: {
      text: 'Jak po angielsku nazywa się grupa czterech bitów?',
      options: ['Nibble', 'Byte', 'Word', 'Token'],
    },
    tags: ['data'],
    subcategories: ['computer-science'],
    why: {
      en: 'It makes one hexadecimal digit, and the name puns on “bite”.',
      pl: 'To jedna cyfra szesnastkowa, a nazwa znaczy „kęs”.',
    },
  },
  {
    key: 'largest-amount',
    familiarity: 1,
    en: {
      text: 'Which of these is the largest amount of data?',
      options: ['Terabyte', 'Gigabyte', 'Megabyte', 'Kilobyte'],
    },
    pl: {
      text: 'Która z tych ilości danych jest największa?',
      options: ['Terabajt', 'Gigabajt', 'Megabajt', 'Kilobajt'],
    },
    tags: ['data'],
    subcategories: ['computer-science'],
  },
  {
    key: 'hex-base',
    familiarity: 3,
    en: { text: 'What is the base of the hexadecimal system?', options: ['16', '6', '8', '60'] },
    pl: { text: 'Jaka jest podstawa systemu szesnastkowego?', options: ['16', '6', '8', '60'] },
    tags: ['hexadecimal-numbers'],
    subcategories: ['number-systems'],
  },
  {
    key: 'ipv4-bits',
    familiarity: 4,
    en: { text: 'How many bits does an IPv4 address have?', options: ['32', '16', '64', '128'] },
    pl: { text: 'Ile bitów ma adres IPv4?', options: ['32', '16', '64', '128'] },
    tags: ['internet'],
    subcategories: ['networks'],
    why: {
      en: 'It gives about 4.3 billion addresses, fewer than there are people.',
      pl: 'Daje to około 4,3 miliarda adresów – mniej, niż jest ludzi.',
    },
  },
  {
    key: 'ipv6-bits',
    familiarity: 4,
    en: { text: 'How many bits does an IPv6 address have?', options: ['128', '64', '256', '32'] },
    pl: { text: 'Ile bitów ma adres IPv6?', options: ['128', '64', '256', '32'] },
    tags: ['internet'],
    subcategories: ['networks'],
  },
  {
    key: 'loopback',
    familiarity: 4,
    en: {
      text: 'Which IPv4 address do machines usually use to talk to themselves?',
      options: ['127.0.0.1', '192.168.0.1', '255.255.255.0', '8.8.8.8'],
    },
    pl: {
      text: 'Jakiego adresu IPv4 komputer zwykle używa, aby łączyć się z samym sobą?',
      options: ['127.0.0.1', '192.168.0.1', '255.255.255.0', '8.8.8.8'],
    },
    tags: ['internet'],
    subcategories: ['networks'],
  },
  {
    key: 'at-sign',
    familiarity: 1,
    en: {
      text: 'Which character do Italians call a snail and Czechs a rolled pickled herring?',
      options: ['@', '#', '&', '%'],
    },
    pl: {
      text: 'Jaki znak Włosi nazywają ślimakiem, a Czesi – zawijanym śledziem?',
      options: ['@', '#', '&', '%'],
    },
    tags: ['internet'],
    subcategories: ['networks'],
  },
  {
    key: 'arpanet',
    familiarity: 4,
    en: {
      text: 'Which network of 1969 was the forerunner of the internet?',
      options: ['ARPANET', 'Minitel', 'Usenet', 'Fidonet'],
    },
    pl: {
      text: 'Jaka sieć z 1969 roku była poprzedniczką internetu?',
      options: ['ARPANET', 'Minitel', 'Usenet', 'Fidonet'],
    },
    tags: ['internet'],
    subcategories: ['history-of-computing'],
  },
  {
    key: 'web-birthplace',
    familiarity: 3,
    en: {
      text: 'At which research centre was the World Wide Web invented?',
      options: ['CERN', 'NASA', 'MIT', 'Bell Labs'],
    },
    pl: {
      text: 'W jakim ośrodku badawczym powstała sieć World Wide Web?',
      options: ['W CERN', 'W NASA', 'W MIT', 'W Bell Labs'],
    },
    tags: ['internet'],
    subcategories: ['history-of-computing'],
  },
  {
    key: 'phishing',
    familiarity: 2,
    en: {
      text: 'What is the theft of passwords by forged messages called?',
      options: ['Phishing', 'Spoofing', 'Hashing', 'Caching'],
    },
    pl: {
      text: 'Jak nazywa się wyłudzanie haseł za pomocą fałszywych wiadomości?',
      options: ['Phishing', 'Spoofing', 'Hashing', 'Caching'],
    },
    tags: ['internet', 'computer-security'],
    subcategories: ['networks'],
  },
  {
    key: 'ransomware',
    familiarity: 3,
    en: {
      text: 'What is malicious software called that encrypts files and demands money?',
      options: ['Ransomware', 'Firmware', 'Adware', 'Freeware'],
    },
    pl: {
      text: 'Jak nazywa się złośliwe oprogramowanie, które szyfruje pliki i żąda okupu?',
      options: ['Ransomware', 'Firmware', 'Adware', 'Freeware'],
    },
    tags: ['computer-security'],
    subcategories: ['computer-science'],
  },
  {
    key: 'trojan',
    familiarity: 2,
    en: {
      text: 'What is malicious software called that poses as something useful?',
      options: ['Trojan horse', 'Worm', 'Cookie', 'Botnet'],
    },
    pl: {
      text: 'Jak nazywa się złośliwy program, który udaje pożyteczny?',
      options: ['Koń trojański', 'Robak', 'Ciasteczko', 'Botnet'],
    },
    tags: ['computer-security'],
    subcategories: ['computer-science'],
  },
  {
    key: 'symmetric-cipher',
    familiarity: 5,
    en: {
      text: 'Which of these ciphers uses the same key to encrypt and to decrypt?',
      options: ['AES', 'RSA', 'ElGamal', 'Elliptic-curve encryption'],
    },
    pl: {
      text: 'Który z tych szyfrów używa tego samego klucza do szyfrowania i odszyfrowania?',
      options: ['AES', 'RSA', 'ElGamal', 'Szyfrowanie na krzywych eliptycznych'],
    },
    tags: ['computer-security'],
    subcategories: ['computer-science'],
    why: {
      en: 'The others have a public key and a private one.',
      pl: 'Pozostałe mają klucz publiczny i prywatny.',
    },
  },
  {
    key: 'linux-kernel',
    familiarity: 3,
    en: {
      text: 'Who began the development of the Linux kernel in 1991?',
      options: ['Linus Torvalds', 'Richard Stallman', 'Ken Thompson', 'Andrew Tanenbaum'],
    },
    pl: {
      text: 'Kto w 1991 roku rozpoczął prace nad jądrem Linux?',
      options: ['Linus Torvalds', 'Richard Stallman', 'Ken Thompson', 'Andrew Tanenbaum'],
    },
    tags: ['operating-systems'],
    subcategories: ['history-of-computing'],
  },
  {
    key: 'linux-mascot',
    familiarity: 3,
    en: { text: 'Which animal is the mascot of Linux?', options: ['Penguin', 'Fox', 'Elephant', 'Camel'] },
    pl: { text: 'Jakie zwierzę jest maskotką Linuksa?', options: ['Pingwin', 'Lis', 'Słoń', 'Wielbłąd'] },
    tags: ['operating-systems'],
    subcategories: ['computer-science'],
  },
  {
    key: 'android-owner',
    familiarity: 2,
    en: {
      text: 'Which company leads the development of Android?',
      options: ['Google', 'Apple', 'Microsoft', 'IBM'],
    },
    pl: {
      text: 'Jaka firma kieruje rozwojem systemu Android?',
      options: ['Google', 'Apple', 'Microsoft', 'IBM'],
    },
    tags: ['operating-systems', 'technology-companies'],
    subcategories: ['computer-science'],
  },
  {
    key: 'apple-founders',
    familiarity: 2,
    en: {
      text: 'Who founded Apple together with Steve Jobs and Ronald Wayne?',
      options: ['Steve Wozniak', 'Bill Gates', 'Paul Allen', 'Steve Ballmer'],
    },
    pl: {
      text: "Kto założył firmę Apple razem ze Steve'em Jobsem i Ronaldem Wayne'em?",
      options: ['Steve Wozniak', 'Bill Gates', 'Paul Allen', 'Steve Ballmer'],
    },
    tags: ['technology-companies'],
    subcategories: ['history-of-computing'],
  },
  {
    key: 'microsoft-founders',
    familiarity: 2,
    en: {
      text: 'Who founded Microsoft together with Bill Gates?',
      options: ['Paul Allen', 'Steve Ballmer', 'Steve Wozniak', 'Larry Ellison'],
    },
    pl: {
      text: 'Kto założył Microsoft razem z Billem Gatesem?',
      options: ['Paul Allen', 'Steve Ballmer', 'Steve Wozniak', 'Larry Ellison'],
    },
    tags: ['technology-companies'],
    subcategories: ['history-of-computing'],
  },
  {
    key: 'google-founders',
    familiarity: 3,
    en: {
      text: 'Which two students founded Google?',
      options: [
        'Larry Page and Sergey Brin',
        'Bill Gates and Paul Allen',
        'Jerry Yang and David Filo',
        'Jack Dorsey and Biz Stone',
      ],
    },
    pl: {
      text: 'Którzy dwaj studenci założyli Google?',
      options: [
        'Larry Page i Sergey Brin',
        'Bill Gates i Paul Allen',
        'Jerry Yang i David Filo',
        'Jack Dorsey i Biz Stone',
      ],
    },
    tags: ['technology-companies'],
    subcategories: ['history-of-computing'],
  },
  {
    key: 'amazon-founder',
    familiarity: 2,
    en: { text: 'Who founded Amazon?', options: ['Jeff Bezos', 'Elon Musk', 'Mark Zuckerberg', 'Jack Ma'] },
    pl: { text: 'Kto założył Amazon?', options: ['Jeff Bezos', 'Elon Musk', 'Mark Zuckerberg', 'Jack Ma'] },
    tags: ['technology-companies'],
    subcategories: ['history-of-computing'],
  },
  {
    key: 'first-programmer',
    familiarity: 3,
    en: {
      text: 'Who is often said to have written the first computer program?',
      options: ['Ada Lovelace', 'Grace Hopper', 'Alan Turing', 'Charles Babbage'],
    },
    pl: {
      text: 'Komu przypisuje się napisanie pierwszego programu komputerowego?',
      options: ['Adzie Lovelace', 'Grace Hopper', 'Alanowi Turingowi', "Charlesowi Babbage'owi"],
    },
    tags: ['computing-pioneers'],
    subcategories: ['history-of-computing'],
  },
  {
    key: 'analytical-engine',
    familiarity: 4,
    en: {
      text: 'Who designed the Analytical Engine in the nineteenth century?',
      options: ['Charles Babbage', 'Ada Lovelace', 'George Boole', 'Herman Hollerith'],
    },
    pl: {
      text: 'Kto w XIX wieku zaprojektował maszynę analityczną?',
      options: ['Charles Babbage', 'Ada Lovelace', 'George Boole', 'Herman Hollerith'],
    },
    tags: ['computing-pioneers'],
    subcategories: ['history-of-computing'],
  },
  {
    key: 'z3',
    familiarity: 5,
    en: {
      text: 'Who built the programmable computer Z3 in 1941?',
      options: ['Konrad Zuse', 'Alan Turing', 'Howard Aiken', 'John Mauchly'],
    },
    pl: {
      text: 'Kto zbudował w 1941 roku programowalny komputer Z3?',
      options: ['Konrad Zuse', 'Alan Turing', 'Howard Aiken', 'John Mauchly'],
    },
    tags: ['computing-pioneers'],
    subcategories: ['history-of-computing'],
  },
  {
    key: 'grace-hopper',
    familiarity: 4,
    en: {
      text: 'Which programming language grew out of the work of Grace Hopper?',
      options: ['COBOL', 'Fortran', 'Pascal', 'Prolog'],
    },
    pl: {
      text: 'Jaki język programowania wyrósł z prac Grace Hopper?',
      options: ['COBOL', 'Fortran', 'Pascal', 'Prolog'],
    },
    tags: ['computing-pioneers'],
    subcategories: ['programming'],
  },
  {
    key: 'moore-law',
    familiarity: 4,
    en: {
      text: "According to Moore's law, what doubles in number on a chip about every two years?",
      options: ['Transistors', 'Pins', 'Cores', 'Layers'],
    },
    pl: {
      text: "Liczba jakich elementów układu scalonego podwaja się według prawa Moore'a mniej więcej co dwa lata?",
      options: ['Tranzystorów', 'Nóżek', 'Rdzeni', 'Warstw'],
    },
    tags: ['computing-pioneers'],
    subcategories: ['computer-hardware'],
  },
  {
    key: 'deep-blue',
    familiarity: 3,
    en: {
      text: 'Which world chess champion lost a match to the computer Deep Blue in 1997?',
      options: ['Garry Kasparov', 'Anatoly Karpov', 'Bobby Fischer', 'Magnus Carlsen'],
    },
    pl: {
      text: 'Który mistrz świata w szachach przegrał w 1997 roku mecz z komputerem Deep Blue?',
      options: ['Garri Kasparow', 'Anatolij Karpow', 'Bobby Fischer', 'Magnus Carlsen'],
    },
    tags: ['artificial-intelligence'],
    subcategories: ['history-of-computing'],
  },
  {
    key: 'turing-test',
    familiarity: 3,
    en: {
      text: 'What does the Turing test examine?',
      options: [
        'Whether a machine can pass for a human',
        'How fast a processor is',
        'Whether a program halts',
        'How safe a password is',
      ],
    },
    pl: {
      text: 'Co sprawdza test Turinga?',
      options: [
        'Czy maszynę można wziąć za człowieka',
        'Jak szybki jest procesor',
        'Czy program się zatrzyma',
        'Jak bezpieczne jest hasło',
      ],
    },
    tags: ['artificial-intelligence'],
    subcategories: ['computer-science'],
  },
  {
    key: 'stack-order',
    familiarity: 4,
    en: {
      text: 'In which order does a stack hand out its items?',
      options: ['Last in, first out', 'First in, first out', 'Smallest first', 'At random'],
    },
    pl: {
      text: 'W jakiej kolejności zdejmuje się elementy ze stosu?',
      options: ['Od ostatnio dołożonego', 'Od najdawniej dołożonego', 'Od najmniejszego', 'Losowo'],
    },
    tags: ['algorithms'],
    subcategories: ['computer-science'],
  },
  {
    key: 'binary-search',
    familiarity: 4,
    en: {
      text: 'How many steps at most does binary search need in a sorted list of 1,000 items?',
      options: ['10', '100', '500', '1,000'],
    },
    pl: {
      text: 'Ilu najwyżej kroków wymaga wyszukiwanie binarne na posortowanej liście 1000 elementów?',
      options: ['10', '100', '500', '1000'],
    },
    tags: ['algorithms'],
    subcategories: ['computer-science'],
  },
  {
    key: 'quicksort-author',
    familiarity: 5,
    en: {
      text: 'Who devised the quicksort algorithm?',
      options: ['Tony Hoare', 'Donald Knuth', 'Edsger Dijkstra', 'John von Neumann'],
    },
    pl: {
      text: 'Kto opracował algorytm quicksort?',
      options: ['Tony Hoare', 'Donald Knuth', 'Edsger Dijkstra', 'John von Neumann'],
    },
    tags: ['algorithms', 'computing-pioneers'],
    subcategories: ['computer-science'],
  },
  {
    key: 'shortest-path',
    familiarity: 5,
    en: {
      text: 'Whose algorithm finds shortest paths in a graph without negative weights?',
      options: ["Dijkstra's", "Kruskal's", "Huffman's", "Floyd's cycle algorithm"],
    },
    pl: {
      text: 'Czyj algorytm wyznacza najkrótsze ścieżki w grafie bez wag ujemnych?',
      options: ['Dijkstry', 'Kruskala', 'Huffmana', 'Floyda (wykrywania cykli)'],
    },
    tags: ['algorithms'],
    subcategories: ['computer-science'],
  },
  {
    key: 'recursion',
    familiarity: 3,
    en: {
      text: 'What is it called when a function calls itself?',
      options: ['Recursion', 'Iteration', 'Compilation', 'Inheritance'],
    },
    pl: {
      text: 'Jak nazywa się wywoływanie funkcji przez nią samą?',
      options: ['Rekurencja', 'Iteracja', 'Kompilacja', 'Dziedziczenie'],
    },
    tags: ['algorithms'],
    subcategories: ['programming'],
  },
  {
    key: 'compiler',
    familiarity: 4,
    en: {
      text: 'Which program translates a whole source text into machine code ahead of time?',
      options: ['Compiler', 'Interpreter', 'Debugger', 'Linker'],
    },
    pl: {
      text: 'Jaki program tłumaczy z góry cały kod źródłowy na kod maszynowy?',
      options: ['Kompilator', 'Interpreter', 'Debugger', 'Konsolidator'],
    },
    tags: ['algorithms'],
    subcategories: ['programming'],
  },
  {
    key: 'bug-insect',
    familiarity: 4,
    en: {
      text: 'Which insect was found in the relays of the Harvard Mark II in 1947?',
      options: ['A moth', 'A bee', 'A cockroach', 'An ant'],
    },
    pl: {
      text: 'Jakiego owada znaleziono w 1947 roku w przekaźnikach komputera Harvard Mark II?',
      options: ['Ćmę', 'Pszczołę', 'Karalucha', 'Mrówkę'],
    },
    tags: ['computing-pioneers'],
    subcategories: ['history-of-computing'],
  },
  {
    key: 'python-name',
    familiarity: 4,
    en: {
      text: 'What is the programming language Python named after?',
      options: [
        'A British comedy group',
        'A snake of the London Zoo',
        'A monster of Greek myth',
        'A rock band',
      ],
    },
    pl: {
      text: 'Od czego pochodzi nazwa języka programowania Python?',
      options: [
        'Od brytyjskiej grupy komików',
        'Od węża z londyńskiego zoo',
        'Od greckiego potwora',
        'Od zespołu rockowego',
      ],
    },
    tags: ['programming-languages'],
    subcategories: ['programming'],
  },
  {
    key: 'linux-command-list',
    familiarity: 4,
    en: { text: 'Which Unix command lists the files of a directory?', options: ['ls', 'cd', 'rm', 'cp'] },
    pl: {
      text: 'Które polecenie systemu Unix wyświetla pliki w katalogu?',
      options: ['ls', 'cd', 'rm', 'cp'],
    },
    tags: ['operating-systems'],
    subcategories: ['computer-science'],
  },
  {
    key: 'linux-command-dir',
    familiarity: 4,
    en: { text: 'Which Unix command prints the current directory?', options: ['pwd', 'cat', 'mv', 'ps'] },
    pl: {
      text: 'Które polecenie systemu Unix wypisuje bieżący katalog?',
      options: ['pwd', 'cat', 'mv', 'ps'],
    },
    tags: ['operating-systems'],
    subcategories: ['computer-science'],
  },
  {
    key: 'linux-command-grep',
    familiarity: 5,
    en: {
      text: 'Which Unix command searches text for a pattern?',
      options: ['grep', 'chmod', 'tar', 'kill'],
    },
    pl: {
      text: 'Które polecenie systemu Unix wyszukuje wzorzec w tekście?',
      options: ['grep', 'chmod', 'tar', 'kill'],
    },
    tags: ['operating-systems'],
    subcategories: ['computer-science'],
  },
  {
    key: 'copy-shortcut',
    familiarity: 1,
    en: {
      text: 'Which shortcut copies the selection in Windows?',
      options: ['Ctrl+C', 'Ctrl+V', 'Ctrl+X', 'Ctrl+Z'],
    },
    pl: {
      text: 'Jaki skrót klawiszowy kopiuje zaznaczenie w systemie Windows?',
      options: ['Ctrl+C', 'Ctrl+V', 'Ctrl+X', 'Ctrl+Z'],
    },
    tags: ['operating-systems'],
    subcategories: ['computer-science'],
  },
  {
    key: 'undo-shortcut',
    familiarity: 1,
    en: {
      text: 'Which shortcut undoes the last step in most Windows programs?',
      options: ['Ctrl+Z', 'Ctrl+C', 'Ctrl+P', 'Ctrl+S'],
    },
    pl: {
      text: 'Jaki skrót klawiszowy cofa ostatnią czynność w większości programów dla Windows?',
      options: ['Ctrl+Z', 'Ctrl+C', 'Ctrl+P', 'Ctrl+S'],
    },
    tags: ['operating-systems'],
    subcategories: ['computer-science'],
  },
  {
    key: 'paste-shortcut',
    familiarity: 1,
    en: {
      text: 'Which shortcut pastes from the clipboard in Windows?',
      options: ['Ctrl+V', 'Ctrl+C', 'Ctrl+A', 'Ctrl+N'],
    },
    pl: {
      text: 'Jaki skrót klawiszowy wkleja zawartość schowka w systemie Windows?',
      options: ['Ctrl+V', 'Ctrl+C', 'Ctrl+A', 'Ctrl+N'],
    },
    tags: ['operating-systems'],
    subcategories: ['computer-science'],
  },
  {
    key: 'qwerty',
    familiarity: 2,
    en: {
      text: 'What gave the QWERTY keyboard its name?',
      options: [
        'The first keys of its top letter row',
        'Its inventor',
        'A town in Wales',
        'A computer company',
      ],
    },
    pl: {
      text: 'Od czego pochodzi nazwa klawiatury QWERTY?',
      options: [
        'Od pierwszych klawiszy górnego rzędu liter',
        'Od nazwiska wynalazcy',
        'Od miasta w Walii',
        'Od firmy komputerowej',
      ],
    },
    tags: ['input-devices'],
    subcategories: ['computer-hardware'],
  },
  {
    key: 'motherboard',
    familiarity: 2,
    en: {
      text: 'What is the main circuit board of a computer called?',
      options: ['Motherboard', 'Breadboard', 'Keyboard', 'Dashboard'],
    },
    pl: {
      text: 'Jak nazywa się główny obwód drukowany komputera?',
      options: ['Płyta główna', 'Płytka stykowa', 'Klawiatura', 'Deska rozdzielcza'],
    },
    tags: ['computer-parts'],
    subcategories: ['computer-hardware'],
  },
  {
    key: 'volatile-memory',
    familiarity: 3,
    en: {
      text: 'Which memory loses its contents when the power goes off?',
      options: ['RAM', 'ROM', 'Flash memory', 'Hard disk'],
    },
    pl: {
      text: 'Która pamięć traci zawartość po wyłączeniu zasilania?',
      options: ['RAM', 'ROM', 'Pamięć flash', 'Dysk twardy'],
    },
    tags: ['computer-parts'],
    subcategories: ['computer-hardware'],
    why: {
      en: 'Every second its cells are refreshed many times; without power their charge leaks away.',
      pl: 'Jej komórki odświeża się wiele razy na sekundę; bez prądu ładunek ucieka.',
    },
  },
  {
    key: 'floppy-capacity',
    familiarity: 4,
    en: {
      text: 'How much did an ordinary high-density 3.5-inch floppy disk hold?',
      options: ['1.44 MB', '144 MB', '14.4 kB', '1.44 GB'],
    },
    pl: {
      text: 'Ile danych mieściła typowa dyskietka 3,5-calowa (HD)?',
      options: ['1,44 MB', '144 MB', '14,4 kB', '1,44 GB'],
    },
    tags: ['computer-parts', 'data'],
    subcategories: ['computer-hardware'],
  },
];
