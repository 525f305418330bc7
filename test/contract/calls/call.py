import sys
from client import AuthenticatedClient
from client.api.questions import get_question
from client.models.question_field import QuestionField

address, key, id = sys.argv[1:]
client = AuthenticatedClient(base_url=address, token=key)
question = get_question.sync(id, client=client, fields=[QuestionField.TEXT]).data
print(question.id, question.attribution.license_)
