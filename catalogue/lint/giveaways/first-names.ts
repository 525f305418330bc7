/** Female first names of people and characters in the catalogue that do not end in “a”. */
export const FEMALE: ReadonlySet<string> = new Set(
  (
    'Agnes Alice Amy Ann Anne Annie Astrid Audrey Ava Avril Barbra Beth Billie Björk Britney Brooke Cate Celine Céline ' +
    'Charlize Charlotte Cher Chloe Christine Claire Courteney Demi Diane Dolores Dorothy Drew Edith Eileen Eleanor ' +
    'Elisabeth Elizabeth Ellen Emily Erin Evelyn Florence Gal Gertrude Grace Gwen Gwyneth Halle Harriet Heather Helen ' +
    'Hermione Hilary Hillary Ingrid Irène Iris Isabelle Jackie Jacqueline Jane Janet Janis Jean Jennifer Jessie Jill ' +
    'Joan Jodie Joy Joyce Judith Judy Julie Juliette Karen Kate Katharine Katherine Kathryn Katy Kim Kirsten Kristen ' +
    'Kylie Lana Lauren Leigh Liv Liz Lorde Lou Lucy Madeleine Maggie Margaret Margot Marie Marilyn Marion Mary Maryl ' +
    'May Megan Meg Mercedes Meryl Michelle Mildred Miley Millie Molly Naomi Natalie Nicole Nina Nora Olive Pearl ' +
    'Penélope Penelope Phoebe Phyllis Rachel Rebel Reese Rose Rosalind Rosamund Ruth Sadie Saoirse Scarlett Shirley ' +
    'Sigourney Simone Sinéad Sophie Steffi Susan Suzanne Sylvie Taylor Thérèse Toni Tracy Uma Vivien Whitney Winona ' +
    'Yoko Zadie Zoe'
  ).split(' '),
);

/** Male first names that end in “a”. */
export const MALE: ReadonlySet<string> = new Set(
  (
    'Akira Andrea Attila Barnaba Bonawentura Caligula Dalajlama Ezra Garcia Gotama Ilja Ilya Jarema Jaksa Joshua Kuba ' +
    'Luca Luka Mahatma Masaccio Mika Mikita Misha Mustafa Nikita Nikola Noa Noah Osama Sasza Seneca Seneka Sinatra ' +
    'Spinoza Tupaka Zachariasza Zoltána'
  ).split(' '),
);
