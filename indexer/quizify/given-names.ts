import { foldName } from './fold-name.ts';

/**
 * Given names that are common in the upstreams and used by one sex only. Names used by both, such as `Robin` or
 * `Taylor`, are in neither list.
 */
const MEN = `Aaron Abdul Abraham Abu Adam Adolf Adrian Ahmad Ahmed Akira Al Alan Albert Alec Alejandro Aleksandr Alessandro Alex Alexander Alexandre Alexei Alfred Ali Allan Allen
Alphonse Ambrose Anders Andre André Andreas Andrei Andrew Andrzej Angelo Anton Antoine Antonio Antônio Archibald Ari Aristide Arnold Art Arthur Arturo August Augustus
Axel Barry Bart Bartholomew Basil Ben Benedict Benito Benjamin Bernard Bernardo Bernhard Bert Bertrand Bill Bjorn Bob Boris Brad Brandon Brendan Brent Brett Brian Bruce
Bruno Bryan Burt Byron Calvin Carl Carlo Carlos Cesar Charles Charlie Chester Chris Christian Christoph Christopher Chuck Claude Clarence Clement Cliff Clifford Clint
Clive Colin Conrad Cornelius Craig Curt Curtis Cyril Dan Daniel Daniele Dante Darren Darryl Dave David Dean Denis Dennis Derek Dick Diego Dieter Dietrich Dimitri
Dirk Dmitri Dmitry Dominic Don Donald Doug Douglas Duncan Dustin Dwight Earl Ed Eddie Edgar Edmond Edmund Eduard Eduardo Edward Edwin Elias Elliott Elmer Emil Emile
Émile Emmanuel Enrico Enrique Eric Erich Erik Ernest Ernst Erwin Ethan Étienne Eugene Eugène Evan Felix Ferdinand Fernando Filippo Floyd Francesco Francisco Franco
François Frank Franklin Franz Fred Freddie Frederick Frédéric Friedrich Fritz Fyodor Gabriel Garrett Gary Gaston Gavin Gene Geoff Geoffrey Georg George Georges
Gerald Gerard Gerhard Gilbert Giacomo Gianni Giorgio Giovanni Giuseppe Gordon Graham Greg Gregory Guido Guillaume Guillermo Gunnar Gustav Gustave Guy Hans Harold Harrison
Harry Harvey Hassan Heinrich Heinz Helmut Henri Henrik Henry Herbert Herman Hermann Hideo Hiroshi Homer Horace Howard Hubert Hugh Hugo Humphrey Ian Ibrahim Igor
Ignacio Immanuel Ingmar Ioannis Ira Irving Isaac Ismail Ivan Jack Jacob Jacques Jaime Jake James Jan Jared Jason Javier Jay Jeff Jeffrey Jeremy Jerome Jerry Jim
Jimmy Joachim João Joaquín Joe Joel Johan Johann Johannes John Johnny Jon Jonas Jonathan Jorge José Josef Joseph Josh Joshua Juan Jules Julius Jürgen Justin Karl
Kazuo Keith Ken Kenji Kenneth Kevin Kirk Klaus Konstantin Kurt Kyle Lance Larry Lars Laurence Lawrence Lázaro Leo León Leon Leonard Leonardo Leonid Leopold Leroy Lionel Lloyd
Lorenzo Lothar Lou Louis Luca Lucas Lucian Luciano Lucien Luigi Luís Luis Luke Manuel Marcel Marcello Marco Marcus Mario Mark Markus Martin Marvin Massimo
Matt Matthew Matthias Maurice Mauricio Max Maximilian Mehmed Mehmet Michael Michel Michelangelo Miguel Mihail Mikhail Mike Milan Miles Milton Mitch Mohamed Mohammad Mohammed Morris Moses
Muhammad Murray Nathan Nathaniel Neil Nelson Niccolò Nicholas Nick Nicolas Nicolás Nigel Niklas Nikola Nikolai Nils Noah Noel Norman Oleg Oliver Omar Orson Oscar Oskar Oswald
Otto Owen Pablo Paolo Pascal Patrick Paul Paulo Pavel Pedro Per Percy Pete Peter Phil Philip Philippe Phillip Pierre Piet Pieter Pietro Piotr Rafael Ralph Ramón Randall
Randy Raoul Raphael Raúl Ray Raymond Reginald René Ricardo Riccardo Richard Rick Rob Robert Roberto Rod Roderick Rodney Rodrigo Roger Roland Rolf Roman Romano Ron Ronald Rory
Ross Roy Rudolf Rudolph Rudyard Rupert Russell Ryan Salman Salvador Salvatore Sam Samuel Saul Scott Sean Sebastian Sergei Sergey Sergio Seth Seymour Shawn Shigeru Sidney
Siegfried Sigmund Silvio Simon Spencer Stan Stanisław Stanley Stefan Stefano Stephan Stephen Steve Steven Stewart Stuart Sultan Sven Takashi Ted Terence Terry Theodor Theodore Thierry
Thom Thomas Tim Timothy Titus Tobias Todd Tom Tomás Tommy Tony Travis Trevor Tristan Troy Ulrich Umberto Vasily Vernon Victor Viktor Vicente Vincent Vincenzo Virgil Vittorio
Vlad Vladimir Walt Walter Warren Wayne Werner Wilbur Wilfred Wilhelm Will Willem William Willie Winston Wolfgang Woody Xavier Yasser Yitzhak Yukio Yusuf Yves Zachary
Sir Lord Prince King Duke Count Emperor Earl Baron Pope Otis Nikos Carter Hugh Domhnall Domenico Gian Fra Freeman Bradley Brooks Chadwick Kiefer Keanu Denzel Leland Danny Bobby Billy Ricky Mickey Dwayne Freddy Toby Kenny Lenny Larry Terence Clint Ewan Liam Ryan Zach Josh Jude Hank Dustin
Nathan Rupert Idris Ashton Woody Burt Telly Ving Forest Laurence Wesley Cuba Benicio Javier Antonio Viggo Orlando Elijah Mads Stellan Jared Chad Trent Omari Jussie`;

const WOMEN = `Abigail Ada Adela Adelaide Adele Agatha Agnes Aisha Alexandra Alexandrina Alice Alicia Alison Alma Althea Amanda Amber Amelia Amélie Amy Ana Anastasia Andrea Angela Angelina Anita Ann Anna
Anne Annette Annie Antonia Antoinette April Aretha Astrid Audrey Augusta Ava Barbara Barbra Beatrice Beatrix Bertha Bessie Beth Betsy Bette Betty Beverly Bianca Bonnie Brenda Bridget Brigitte
Britney Camilla Camille Candace Carla Carly Carmen Carol Carole Carolina Caroline Carolyn Carrie Catherine Cathy Cecilia Céline Charlotte Cher Chloe Christa Christina Christine Cindy Claire
Clara Clarissa Claudia Cleopatra Colleen Connie Constance Cora Cordelia Cornelia Courteney Cristina Cynthia Daisy Daphne Debbie Deborah Debra Della Demi Denise Diana Diane Dianne Dolly
Dolores Donna Dora Doris Dorothy Edith Edna Eileen Elaine Eleanor Elena Elisa Elisabeth Eliza Elizabeth Ella Ellen Elsa Elsie Emilia Emily Emma Empress Erica Erika Esther Ethel Eugenia Eva Eve Evelyn
Faith Fannie Fanny Farrah Faye Fiona Flora Florence Frances Francesca Frida Gabriela Gabrielle Gail Gemma Geneva Genevieve Georgia Georgina Geraldine Germaine Gertrude Gina Ginger
Gisele Gladys Glenda Gloria Goldie Grace Greta Gretchen Gwen Gwendoline Gwendolyn Gwyneth Halle Hannah Harriet Hattie Hazel Heather Hedwig Hedy Heidi Helen Helena Hélène Helga
Henrietta Hilary Hilda Hillary Holly Ida Ilse Imelda Ina Ines Ingrid Irene Iris Irma Isabel Isabella Isabelle Isadora Ivy Jackie Jacqueline Jada Jane Janet Janice Janis Jasmine Jeanne
Jeannette Jennie Jennifer Jenny Jessica Jill Joan Joanna Joanne Johanna Jodie Josephine Joyce Juanita Judith Judy Julia Juliana Julianne Julie Juliet Juliette June Karen Karin Karina Kate
Katharine Katherine Kathleen Kathryn Kathy Katie Katy Keira Kimberly Kirsten Kristen Kristin Lady Lana Lara Laura Lauren Lea Leah Lena Leonora Lila Lillian Lily Linda
Lisa Liv Liz Liza Lois Lola Loretta Lorraine Louisa Louise Lucia Lucille Lucinda Lucy Luisa Lydia Mabel Madeleine Madonna Mae Maggie Malala Mamie Mandy Marcia Margaret Margarita
Margery Margot Marguerite Maria María Mariah Marian Marianne Marie Marilyn Marina Marjorie Marlene Marsha Martha Mary Matilda Maud Maude Maureen Maya Megan Melanie Melinda Melissa
Meredith Meryl Mia Michelle Mildred Millicent Mimi Mina Minnie Miranda Miriam Moira Molly Mona Monica Muriel Myra Myrna Nadia Nadine Nancy Naomi Natalia Natalie Natasha Nell Nellie
Nicole Nina Nora Norma Octavia Olga Olive Olivia Oprah Pamela Patricia Patsy Patti Paula Pauline Pearl Peggy Penelope Petra Phoebe Phyllis Pippa Polly Princess Priscilla Queen
Rachel Raquel Rebecca Reese Regina Renée Rhonda Rihanna Rita Roberta Rosa Rosalind Rosamund Rose Roseanne Rosemary Roxanne Ruby Ruth Sabrina Sally Salma Samantha Sandra Sara Sarah Scarlett Selena
Selma Serena Shakira Sharon Sheila Shirley Sigourney Simone Sofia Sonia Sonja Sophia Sophie Stella Stephanie Sue Susan Susanna Susannah Susanne Suzanne Sybil Sylvia Tabitha Tamara Tammy Tanya
Tara Tatiana Teresa Teri Thelma Theresa Tilda Tina Toni Tricia Ursula Valerie Vanessa Venus Vera Veronica Victoria Viola Violet Virginia Vivian Vivien Wanda Wendy Whitney Wilhelmina Wilma Winifred Winona
Yoko Yvonne Zelda Zoë Zoe Zora Rashida Kyla Alexandrina Ginnifer Darlene Fujiko Duchess Countess Baroness Lizzy Lizzie Felicity Malina Staci Stacy Isabela Oona Lynda Saoirse Zooey Anya Gal Margo Lupita Viola Octavia Uma
Cate Kirstie Neve Alyssa Mila Evangeline Emilie Maisie Lena Natalie Sandra Mayim Kaley Melora Ellie Elle Millie Winona Christina`;

const namesOf = (list: string): Set<string> => new Set(list.split(/\s+/u).map((name) => foldName(name)));

const men = namesOf(MEN);
const women = namesOf(WOMEN);

/** Regnal numbers, and titles after a comma: `Harald V of Norway`, `Count of Rosenborg`. */
const RULER =
  /\s[IVX]{1,5}\b|,? (?:Duke|Duchess|Count|Countess|Earl|Marquess|Baron|Prince|Princess|King|Queen) of /u;

/** `man` or `woman` if the first word of a name of several words shows it; otherwise ''. */
export function personSex(text: string): 'man' | 'woman' | '' {
  const name = foldName(text);
  const [first = ''] = name.split(/[\s.]+/u);
  if (!/\s/u.test(name)) return '';
  if (men.has(name) || men.has(first)) return 'man';
  return women.has(name) || women.has(first) ? 'woman' : '';
}

/** Whether a number or title shows that a name is a ruler's or noble's. */
export const isRuler = (text: string): boolean => RULER.test(text);
